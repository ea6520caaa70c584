import type { ParsedUrlQuery } from 'node:querystring';
import { todayInJakarta } from '@/domain/dates';
import { partyLimit, USUAL_GUESTS } from '@/domain/party';
import { wholeNumber } from '@/lib/whole-number';
import { type Intent, readDraft } from '@/state/booking-draft';
import { readSeenPrice } from '@/state/seen-prices';
import type { BookingTour } from '../booking-model';
import { type BookingValues, restoredValues, startValues } from '../forms/values';
import { freshIntent } from './intent';
import {
  contactFollowers,
  noProfile,
  type Prefilled,
  type ProfileValues,
  prefilledBy,
  withProfile,
} from './profile-values';
import type { BookingState } from './state';

/** The initial data of a booking: the draft of this tab, otherwise the date and party of the address. */
export type Start = {
  values: BookingValues;
  intent: Intent;
  seenPrice: number | null | undefined;
  savedAt: number | null;
  prefilled: Prefilled;
  /** Fields that the draft does not contain because they are in the member's profile. */
  missingFields: string[];
  /** The maximum party size if the address names more adults than that; otherwise null. */
  cappedTo: number | null;
};

export function readStart(tour: Pick<BookingTour, 'id' | 'capacity'>, query: ParsedUrlQuery, now: number): Start {
  const limit = partyLimit(tour.capacity);
  const requestedGuests = wholeNumber(query.pax);
  const requestedTrip = {
    itineraryId: wholeNumber(query.itinerary),
    adults: Math.min(requestedGuests ?? USUAL_GUESTS, limit),
  };
  const draft = readDraft(tour.id, now);
  const nothing = { prefilled: {}, missingFields: [], cappedTo: null };
  if (!draft) {
    const cappedTo = requestedGuests !== null && requestedGuests > limit ? limit : null;
    const values = startValues(requestedTrip);
    const seenPrice = readSeenPrice(values.itinerary_id);
    return { ...nothing, values, intent: freshIntent(), seenPrice, savedAt: null, cappedTo };
  }
  const { intent, savedAt } = draft;
  const values = restoredValues(draft.values, requestedTrip);
  const seenPrice = readSeenPrice(values.itinerary_id);
  return { ...nothing, values, intent, savedAt, seenPrice, missingFields: draft.prefilled ?? [] };
}

/** Returns the start with its missing fields filled in from the profile of the signed-in member. */
export function completeStart(start: Start, profile: ProfileValues): Start {
  const { values, missingFields } = start;
  return {
    ...start,
    values: withProfile(values, missingFields, profile),
    prefilled: prefilledBy(missingFields, profile),
    missingFields: [],
  };
}

/** Returns the state before the first event, with the departures the page was built with. */
export function initialState(tour: BookingTour, start: Start): BookingState {
  const { values, intent, seenPrice, prefilled, savedAt, cappedTo } = start;
  const today = todayInJakarta();
  const rows = tour.departures.filter(({ from }) => from >= today);
  const itineraryId = values.itinerary_id;
  return {
    values,
    departures: { rows, readAt: null, isSettled: false, hasFailed: false },
    isRequestedTripChecked: false,
    cut: cappedTo === null ? null : { kind: 'capped', count: cappedTo, itineraryId },
    seenPrice,
    intent,
    isSending: false,
    failure: null,
    profile: noProfile,
    filledFor: null,
    prefilled,
    isPrefilled: false,
    followers: contactFollowers(values),
    returnTo: null,
    removedGuests: [],
    openGuest: null,
    guestOrder: 0,
    showsAllDates: false,
    problems: null,
    acceptedPrice: null,
    draft: { savedAt, isUnsaved: false },
  };
}
