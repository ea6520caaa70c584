import type { ParsedUrlQuery } from 'node:querystring';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { partyLimit, partyWithin } from '@/domain/booking-party';
import { todayInJakarta } from '@/domain/dates';
import { anyPartyFromUrl, headCount, onePerson, type Pax } from '@/domain/party';
import { wholeNumber } from '@/lib/whole-number';
import { readDraft } from '@/state/booking-draft';
import { sessionState } from '@/state/session';
import { tripPlan } from '@/state/trip-plan';
import type { BookingTour } from '../booking-model';
import { type BookingValues, losesGuest, restoredValues, startValues, withParty } from '../forms/values';
import { contactFollowers, noProfile, type ProfileValues, prefilledBy, withProfile } from './profile-values';
import { readSeenPrices } from './seen-prices';
import { freshIntent } from './send-booking';
import type { BookingState } from './state';
import { useProfileValues } from './use-profile-values';

/** The initial data of a booking: the draft of this tab, otherwise the date of the address and the visitor's party. */
export type Start = Pick<BookingState, 'values' | 'intent' | 'seenPrices' | 'prefilled'> & {
  savedAt: number | null;
  /** Fields that the draft does not contain because they are in the member's profile. */
  missingFields: string[];
  /** The maximum party size if the visitor named more people than that; otherwise null. */
  cappedTo: number | null;
};

export function readStart(tour: Pick<BookingTour, 'id' | 'capacity'>, query: ParsedUrlQuery, now: number): Start {
  const limit = partyLimit(tour.capacity);
  const named = anyPartyFromUrl(query.pax) ?? tripPlan().party;
  const party = named ?? onePerson;
  const requestedTrip = { itineraryId: wholeNumber(query.itinerary), pax: partyWithin(limit, party) };
  const draft = readDraft(tour.id, now);
  const values = draft
    ? withNamedParty(restoredValues(draft.values, requestedTrip), named && requestedTrip.pax)
    : startValues(requestedTrip);
  return {
    values,
    intent: draft?.intent ?? freshIntent(),
    seenPrices: readSeenPrices(values.itinerary_id),
    savedAt: draft?.savedAt ?? null,
    prefilled: {},
    missingFields: draft?.prefilled ?? [],
    cappedTo: !draft && headCount(party) > limit ? limit : null,
  };
}

/** Returns the values of a draft for the party that was named since, unless that would remove a guest with typed fields. */
const withNamedParty = (values: BookingValues, pax: Pax | null): BookingValues =>
  pax && !losesGuest(values.passengers, pax) ? withParty(values, pax, []).values : values;

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
  const { values, intent, seenPrices, prefilled, savedAt, cappedTo } = start;
  const today = todayInJakarta();
  const rows = tour.departures.filter(({ from }) => from >= today);
  const itineraryId = values.itinerary_id;
  return {
    values,
    departures: { rows, readAt: null, isSettled: false, hasFailed: false },
    isRequestedTripChecked: false,
    cut: cappedTo === null ? null : { kind: 'capped', count: cappedTo, itineraryId },
    seenPrices,
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
    acceptedPrices: null,
    draft: { savedAt, isUnsaved: false },
  };
}

/** `isSignedOut`: a draft was restored without the profile's values, because no member is signed in. */
export type InitialBooking = { start: Start; isSignedOut: boolean };

/**
 * Returns the start of a tour's booking; null while a draft waits for the profile. Without the profile's values, a
 * later step would fall back to an earlier one.
 */
export function useInitialBooking(tour: Pick<BookingTour, 'id' | 'capacity'>): InitialBooking | null {
  const { query } = useRouter();
  const { status } = useSnapshot(sessionState);
  const { profile, error, values, isCityLoading } = useProfileValues();
  const [start] = useState(() => readStart(tour, query, Date.now()));
  const [settled, setSettled] = useState<InitialBooking | null>(() =>
    start.missingFields.length > 0 ? null : { start, isSignedOut: false },
  );
  if (settled) return settled;
  const initial = complete();
  // Computed once, because the form owns the values afterwards.
  if (initial) setSettled(initial);
  return initial;

  function complete(): InitialBooking | null {
    if (status === 'visitor') return { start, isSignedOut: true };
    if (status === 'unknown') return null;
    if (profile && isCityLoading && start.missingFields.includes('contact.city')) return null;
    if (profile) return { start: completeStart(start, values), isSignedOut: false };
    return error ? { start, isSignedOut: false } : null;
  }
}
