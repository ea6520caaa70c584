import type { ParsedUrlQuery } from 'node:querystring';
import { wholeNumber } from '@/lib/whole-number';

export type VisaTab = 'visa' | 'passport';

/** Where on the page an address leads: `?country=7` is the country's detail, `?tab=passport` the other tab. */
export function visaPlace(query: ParsedUrlQuery): { tab: VisaTab; countryId: number | null } {
  if (query.tab === 'passport') return { tab: 'passport', countryId: null };
  return { tab: 'visa', countryId: wholeNumber(query.country) };
}
