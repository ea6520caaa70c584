import type { ParsedUrlQuery } from 'node:querystring';
import { MAX_OF_A_KIND } from '@/domain/guests';
import { wholeNumber } from '@/lib/whole-number';
import { type Intent, readDraft } from '@/state/booking-draft';
import type { BookingValues } from '../forms/booking-values';
import { restoredValues, startValues } from '../forms/start-values';
import { freshIntent } from './intent';
import { type Prefilled, prefilledIn } from './prefilled';

/** Where the wizard starts from: what the tab remembers, else what the address asks for. */
export type Beginning = {
  values: BookingValues;
  intent: Intent;
  seenPrice: number | null | undefined;
  savedAt: number | null;
  prefilled: Prefilled;
  /** The address asks for more adults than one booking takes. */
  isCapped: boolean;
};

export function begin(tourId: number, query: ParsedUrlQuery, now: number): Beginning {
  const wish = { itineraryId: wholeNumber(query.itinerary), adults: wholeNumber(query.pax) };
  const draft = readDraft(tourId, now);
  if (!draft) {
    const isCapped = (wish.adults ?? 0) > MAX_OF_A_KIND;
    const values = startValues(wish);
    return { values, intent: freshIntent(), seenPrice: undefined, savedAt: null, prefilled: {}, isCapped };
  }
  const { intent, savedAt, seenPrice } = draft;
  const values = restoredValues(draft.values, wish);
  const isSameDate = values.itinerary_id === restoredValues(draft.values, { ...wish, itineraryId: null }).itinerary_id;
  const prefilled = prefilledIn(draft.prefilled ?? [], values.contact);
  return { values, intent, savedAt, seenPrice: isSameDate ? seenPrice : undefined, prefilled, isCapped: false };
}
