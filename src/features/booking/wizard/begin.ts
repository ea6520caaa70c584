import type { ParsedUrlQuery } from 'node:querystring';
import { MAX_OF_A_KIND } from '@/domain/guests';
import { wholeNumber } from '@/lib/whole-number';
import { type Intent, readDraft } from '@/state/booking-draft';
import type { BookingValues } from '../forms/booking-values';
import { restoredValues, startValues } from '../forms/start-values';
import { freshIntent } from './intent';
import { type Known, type Prefilled, prefilledBy, withProfile } from './prefilled';

/** Where the wizard starts from: what the tab remembers, else what the address asks for. */
export type Beginning = {
  values: BookingValues;
  intent: Intent;
  seenPrice: number | null | undefined;
  savedAt: number | null;
  prefilled: Prefilled;
  /** Fields whose value was left out of the draft, because the member's profile holds it. */
  gaps: string[];
  /** The address asks for more adults than one booking takes. */
  isCapped: boolean;
};

export function begin(tourId: number, query: ParsedUrlQuery, now: number): Beginning {
  const wish = { itineraryId: wholeNumber(query.itinerary), adults: wholeNumber(query.pax) };
  const draft = readDraft(tourId, now);
  const nothing = { prefilled: {}, gaps: [], isCapped: false };
  if (!draft) {
    const isCapped = (wish.adults ?? 0) > MAX_OF_A_KIND;
    const values = startValues(wish);
    return { ...nothing, values, intent: freshIntent(), seenPrice: undefined, savedAt: null, isCapped };
  }
  const { intent, savedAt, seenPrice } = draft;
  const values = restoredValues(draft.values, wish);
  const isSameDate = values.itinerary_id === restoredValues(draft.values, { ...wish, itineraryId: null }).itinerary_id;
  const seen = isSameDate ? seenPrice : undefined;
  return { ...nothing, values, intent, savedAt, seenPrice: seen, gaps: draft.prefilled ?? [] };
}

/** The beginning with its gaps filled from the profile of whoever is signed in. */
export function filledIn(beginning: Beginning, known: Known): Beginning {
  const { values, gaps } = beginning;
  return { ...beginning, values: withProfile(values, gaps, known), prefilled: prefilledBy(gaps, known), gaps: [] };
}
