import type { ParsedUrlQuery } from 'node:querystring';
import { wholeNumber } from '@/lib/whole-number';

type VisaTab = 'visa' | 'passport';

/** The tab and the country that a URL opens: `?country=7` is the country's detail, `?tab=passport` the other tab. */
export function visaLocation(query: ParsedUrlQuery): { tab: VisaTab; countryId: number | null } {
  if (query.tab === 'passport') return { tab: 'passport', countryId: null };
  return { tab: 'visa', countryId: wholeNumber(query.country) };
}
