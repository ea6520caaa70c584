import type { Body } from '@sdk';
import type { MiceEnquiry } from './mice-schema';

/** The enquiry as the service takes it: products by number. */
export function miceRequest(enquiry: MiceEnquiry): Body<'bookMice'> {
  return { ...enquiry, products: enquiry.products.map(Number) };
}
