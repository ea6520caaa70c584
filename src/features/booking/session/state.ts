import { type DepartureChange, seatProblem } from '@/domain/booking-party';
import { seatedGuests } from '@/domain/party';
import { type Departure, pricesOf } from '@/domain/tour/departure';
import type { Prices } from '@/domain/tour/promotions';
import { isSameId } from '@/lib/is-same-id';
import type { Intent } from '@/state/booking-draft';
import type { Step } from '../forms/steps';
import { type BookingValues, type PassengerValues, withGuestType, withParty } from '../forms/values';
import type { BookingEvent } from './events';
import {
  type ContactName,
  contactFollowers,
  contactStays,
  contactTravels,
  fillContact,
  followContact,
  noProfile,
  type Prefilled,
  type ProfileValues,
} from './profile-values';
import { type BookingFailure, changeSinceSeen, isOutcomeUnknown } from './send-booking';
import { type Cut, fitToSeats, restoreWish, withoutWish } from './wished-party';

/** All booking state except the form values. */
export type BookingFacts = {
  /** The bookable departures of the last response. */
  departures: {
    rows: Departure[];
    /** Milliseconds since 1970; null while the rows are those of the build, before the browser has fetched any. */
    readAt: number | null;
    /** True after the request has succeeded or failed: no newer rows are expected. */
    isSettled: boolean;
    /** True if the last request failed, so the rows are outdated. */
    hasFailed: boolean;
  };
  /** True after the date and party of the address or the draft were compared with settled departures. */
  isRequestedTripChecked: boolean;
  cut: Cut | null;
  /** The prices that the visitor saw when choosing the date, or accepted since; undefined before that. */
  seenPrices: Prices | undefined;
  intent: Intent;
  isSending: boolean;
  failure: BookingFailure | null;
  profile: ProfileValues;
  /** The session whose profile filled in the contact, and whether the city's name was known at that time. */
  filledFor: { session: number; hasCity: boolean } | null;
  prefilled: Prefilled;
  /** True if the profile has filled in a field of the contact. */
  isPrefilled: boolean;
  /** The first guest's name fields that are updated when the contact's name changes. */
  followers: readonly ContactName[];
  /** The step in which the visitor chose to edit an earlier one; Continue returns to it. */
  returnTo: Step | null;
  /** Values of guests that a smaller party removed. A guest added later gets them back, even of another type. */
  removedGuests: readonly PassengerValues[];
  /** The guest whose form is open on screens that show one at a time; null while another step is open. */
  openGuest: number | null;
  /** The number of times the order of guests changed on the open step; their forms remount each time. */
  guestOrder: number;
  /** True if all dates are shown beside the chosen one. */
  showsAllDates: boolean;
  /** The step in which Continue or Send last found errors, and the number of such attempts; for the error summary. */
  problems: { step: Step; count: number } | null;
  /** The new prices that were accepted in the review, until the booking is sent. */
  acceptedPrices: Prices | null;
  /** The time at which the draft was last stored (milliseconds since 1970), and whether storing it failed. */
  draft: { savedAt: number | null; isUnsaved: boolean };
};

/** The facts together with the form values. */
export type BookingState = BookingFacts & { values: BookingValues };

/** Returns the booking after an event. The function is pure: hooks fetch, send and store. */
export function reduceBooking(state: BookingState, event: BookingEvent): BookingState {
  return withSeenPrices(reduce(state, event));
}

function reduce(state: BookingState, event: BookingEvent): BookingState {
  const { values, prefilled, profile } = state;
  switch (event.type) {
    case 'departuresRead': {
      const departures = { ...state.departures, rows: event.rows };
      return { ...state, departures, failure: withoutDepartureFailure(state.failure) };
    }
    case 'departuresSettled': {
      const { hasFailed, at } = event;
      const { rows, readAt } = state.departures;
      const departures = { rows, isSettled: true, hasFailed, readAt: hasFailed ? readAt : at };
      return checkRequestedTrip({ ...state, departures });
    }
    case 'departureChosen': {
      const itinerary_id = String(event.departure.id);
      const seenPrices = pricesOf(event.departure);
      const chosen = { ...state, values: { ...values, itinerary_id }, seenPrices, acceptedPrices: null };
      return restoreWish(chosen, event.departure);
    }
    case 'partyChanged':
      return { ...state, ...withParty(values, event.pax, state.removedGuests), cut: withoutWish(state.cut) };
    case 'guestTypeChanged': {
      const { index, ...changed } = withGuestType(values, event.index, event.to);
      const guestOrder = state.guestOrder + 1;
      return { ...state, ...changed, openGuest: index, guestOrder, cut: withoutWish(state.cut) };
    }
    case 'roomsChanged':
      return { ...state, values: { ...values, rooms: event.rooms, has_chosen_rooms: true } };
    case 'contactFilled':
      return { ...state, ...followContact({ values, prefilled }, profile, state.followers) };
    case 'contactTravels':
      return event.isTravelling
        ? { ...state, ...contactTravels(values, prefilled, profile) }
        : { ...state, values: contactStays(values, prefilled) };
    case 'profileRead':
      return profileRead({ ...state, profile: event.profile }, event.session);
    case 'profileGone': {
      // A later failure does not remove a profile that was already read.
      if (state.filledFor?.session === event.session) return state;
      const filled = fillContact({ values, prefilled }, noProfile);
      return { ...state, ...filled, profile: noProfile, isPrefilled: false };
    }
    case 'changeStarted':
      return { ...state, returnTo: state.returnTo ?? event.from };
    case 'stepOpened': {
      const { step } = event;
      const returnTo = state.returnTo === step ? null : state.returnTo;
      const problems = state.problems?.step === step ? state.problems : null;
      return { ...state, returnTo, problems, followers: contactFollowers(values) };
    }
    case 'guestOpened':
      return { ...state, openGuest: event.index };
    case 'datesOpened':
      return { ...state, showsAllDates: true };
    case 'problemsFound':
      return { ...state, problems: { step: event.step, count: problemCount(state, event.step) + 1 } };
    case 'priceAccepted':
      // Accepting a price does not change the intent: the outcome of an unanswered request stays unknown.
      return {
        ...state,
        seenPrices: event.prices,
        acceptedPrices: state.isSending ? null : event.prices,
        failure: withoutDepartureFailure(state.failure),
      };
    case 'intentChanged':
      return { ...state, intent: event.intent };
    case 'sent':
      return { ...state, isSending: true, failure: null, acceptedPrices: null };
    case 'sendFailed':
      return { ...state, isSending: false, failure: event.failure };
    case 'reconnected': {
      const isOver = state.failure?.kind === 'unsent' && state.failure.error.kind === 'network';
      return isOver ? { ...state, failure: { kind: 'reconnected' } } : state;
    }
    case 'failureDismissed':
      return { ...state, failure: null };
    case 'booked':
      return { ...state, isSending: false, failure: null };
    case 'draftSaved':
      return { ...state, draft: { savedAt: event.at, isUnsaved: event.at === null } };
  }
}

function profileRead(state: BookingState, session: number): BookingState {
  const { values, prefilled, profile, filledFor } = state;
  const hasCity = profile.city !== '';
  if (filledFor?.session !== session) {
    const filled = fillContact({ values, prefilled }, profile);
    const isPrefilled = Object.values({ ...filled.prefilled, dob: '' }).some((text) => text !== '');
    return { ...state, ...filled, filledFor: { session, hasCity }, isPrefilled };
  }
  // The city's name arrives after the profile, and is filled in once.
  if (filledFor.hasCity || !hasCity) return state;
  const known = { ...state, filledFor: { session, hasCity } };
  if (values.contact.city !== '') return known;
  const { city } = profile;
  const contact = { ...values.contact, city };
  return { ...known, values: { ...values, contact }, prefilled: { ...prefilled, city }, isPrefilled: true };
}

/**
 * Compares the date and party of the address or the draft with the first settled departures. Guests beyond the seats
 * are removed, except those with filled-in fields.
 */
function checkRequestedTrip(state: BookingState): BookingState {
  if (state.isRequestedTripChecked || !state.departures.isSettled) return state;
  const checked = { ...state, isRequestedTripChecked: true };
  const { pax } = state.values;
  const departure = chosenDeparture(state);
  return departure && seatProblem(departure, pax) === 'few' ? fitToSeats(checked, departure, pax) : checked;
}

/** Sets the prices that the visitor sees: the date's first settled ones, or the built ones if the request failed. */
function withSeenPrices(state: BookingState): BookingState {
  if (!state.departures.isSettled || state.seenPrices) return state;
  const departure = chosenDeparture(state);
  return departure ? { ...state, seenPrices: pricesOf(departure) } : state;
}

/** Returns the number of attempts that found errors in this step. */
export const problemCount = ({ problems }: BookingFacts, step: Step): number =>
  problems?.step === step ? problems.count : 0;

export const isAboutDeparture = (
  failure: BookingFailure | null,
): failure is Extract<BookingFailure, { kind: 'gone' | 'seats' | 'price' }> =>
  failure !== null && ['gone', 'seats', 'price'].includes(failure.kind);

/** A failure about the departure is outdated after seats or price were fetched or accepted again. */
const withoutDepartureFailure = (failure: BookingFailure | null) => (isAboutDeparture(failure) ? null : failure);

/**
 * Returns the departures against which the form is validated. If the outcome of a booking request is unknown, its seats
 * may be among those taken, so the chosen departure keeps at least as many seats as the party needs. A repeated request
 * then returns the reservation code.
 */
export function departuresForValidation({ departures, intent, values }: BookingState): Departure[] {
  if (!isOutcomeUnknown(intent)) return departures.rows;
  const partySize = seatedGuests(values.pax);
  const isChosen = ({ id }: Departure) => isSameId(id, values.itinerary_id);
  return departures.rows.map((row) =>
    isChosen(row) && row.seat !== null ? { ...row, seat: Math.max(row.seat, partySize) } : row,
  );
}

export const chosenDeparture = (state: BookingState): Departure | undefined =>
  departuresForValidation(state).find(({ id }) => isSameId(id, state.values.itinerary_id));

type DateProblem = { kind: 'gone' | 'chosenFull' } | { kind: 'few'; count: number };

/** Returns the reason why the chosen date cannot be booked, known after the first settled request. */
export function dateProblem(state: BookingState): DateProblem | null {
  if (!state.isRequestedTripChecked || state.values.itinerary_id === '') return null;
  const departure = chosenDeparture(state);
  if (!departure) return { kind: 'gone' };
  const problem = seatProblem(departure, state.values.pax);
  if (problem === 'full') return { kind: 'chosenFull' };
  return problem === 'few' ? { kind: 'few', count: departure.seat ?? 0 } : null;
}

/** Returns the change of the departure since it was chosen; null while it is unknown or the booking is being sent. */
export function departureChangeOf(state: BookingState): DepartureChange | null {
  const { departures, values, intent, seenPrices, isSending } = state;
  if (isSending || departures.readAt === null) return null;
  const now = departures.rows.find(({ id }) => isSameId(id, values.itinerary_id));
  return changeSinceSeen(intent, now, values.pax, seenPrices);
}
