import type { ParsedUrlQuery } from 'node:querystring';
import { partyLimit, USUAL_GUESTS } from '@/domain/party';
import { wholeNumber } from '@/lib/whole-number';
import { type Intent, readDraft } from '@/state/booking-draft';
import type { BookingTour } from '../booking-model';
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
  /** The most people one booking takes, where the address asks for more adults; else null. */
  cappedTo: number | null;
};

export function begin(tour: Pick<BookingTour, 'id' | 'capacity'>, query: ParsedUrlQuery, now: number): Beginning {
  const limit = partyLimit(tour.capacity);
  const asked = wholeNumber(query.pax);
  const wish = { itineraryId: wholeNumber(query.itinerary), adults: Math.min(asked ?? USUAL_GUESTS, limit) };
  const draft = readDraft(tour.id, now);
  const nothing = { prefilled: {}, gaps: [], cappedTo: null };
  if (!draft) {
    const cappedTo = asked !== null && asked > limit ? limit : null;
    const values = startValues(wish);
    return { ...nothing, values, intent: freshIntent(), seenPrice: undefined, savedAt: null, cappedTo };
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
