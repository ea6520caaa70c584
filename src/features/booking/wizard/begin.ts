import type { ParsedUrlQuery } from 'node:querystring';
import { type Intent, readDraft } from '@/state/booking-draft';
import type { BookingValues } from '../forms/booking-values';
import { restoredValues, startValues } from '../forms/start-values';
import { freshIntent } from './intent';

/** Where the wizard starts from: what the tab remembers, else what the address asks for. */
export type Beginning = {
  values: BookingValues;
  intent: Intent;
  seenPrice: number | null | undefined;
  savedAt: number | null;
};

const wholeNumber = (text: unknown): number | null =>
  typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

export function begin(tourId: number, query: ParsedUrlQuery, now: number): Beginning {
  const wish = { itineraryId: wholeNumber(query.itinerary), adults: wholeNumber(query.pax) };
  const draft = readDraft(tourId, now);
  if (!draft) return { values: startValues(wish), intent: freshIntent(), seenPrice: undefined, savedAt: null };
  const { intent, savedAt, seenPrice } = draft;
  const values = restoredValues(draft.values, wish);
  const isSameDate = values.itinerary_id === restoredValues(draft.values, { ...wish, itineraryId: null }).itinerary_id;
  return { values, intent, savedAt, seenPrice: isSameDate ? seenPrice : undefined };
}
