import { type ServiceLink, serviceLink } from '../service-link';

/** A title with a picture and a link, used for promotions, accreditations and sister companies. */
export type Offer = { title: string; imageUrl: string | null; link: ServiceLink | null };

type OfferRow = { title: string; image_url?: string | null; hyperlink?: string | null };

export function offerOf({ title, image_url, hyperlink }: OfferRow): Offer {
  return { title, imageUrl: image_url ?? null, link: serviceLink(hyperlink ?? null) };
}
