import { type DepartureChange, fitPax, payingGuests, seatProblem } from '@/domain/party';
import type { Departure } from '@/domain/tour/departure';
import type { Intent } from '@/state/booking-draft';
import type { Step } from '../forms/steps';
import { type BookingValues, losesGuest, type PassengerValues, withGuestType, withParty } from '../forms/values';
import type { BookingEvent } from './events';
import { changeSinceSeen, isOutcomeUnknown } from './intent';
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
import type { BookingFailure } from './send-booking';

/** The departures on sale as the service last told them. */
export type DeparturesRead = {
  rows: Departure[];
  /** Milliseconds since 1970; null until the browser has read them: the rows are those the page was built with. */
  readAt: number | null;
  /** The service has answered or could not be asked: no other rows are on their way. */
  isSettled: boolean;
  /** The last reading failed: the rows are older than they should be. */
  hasFailed: boolean;
};

/** The number of guests was cut to the seats that are left or to the most that one booking holds. */
export type PartyCut = { kind: 'reduced' | 'capped'; count: number; itineraryId: string };

/** All booking state except the form values. */
export type BookingFacts = {
  departures: DeparturesRead;
  /** The date and party of the address or the draft have been compared with a settled reading. */
  isWishChecked: boolean;
  cut: PartyCut | null;
  /** Rupiah per person that the visitor saw when they chose, or accepted since; undefined while there is none. */
  seenPrice: number | null | undefined;
  intent: Intent;
  isSending: boolean;
  failure: BookingFailure | null;
  profile: ProfileValues;
  /** The session whose profile filled the contact, and whether the city's name was known at that time. */
  filledFor: { session: number; hasCity: boolean } | null;
  prefilled: Prefilled;
  /** The profile has filled in a field of the contact. */
  isPrefilled: boolean;
  /** The names of the first guest that follow the contact's when it changes. */
  followers: readonly ContactName[];
  /** The step from which a finished one was opened again, and to which Continue leads back. */
  returnTo: Step | null;
  /** Values of guests that a smaller party removed; a guest added later, also of another kind, gets them back. */
  removedGuests: readonly PassengerValues[];
  /** The guest whose form is open where one is shown at a time; null while another step is open. */
  openGuest: number | null;
  /** The number of times guests changed places on the open step; their forms remount each time. */
  guestOrder: number;
  /** The other dates are shown beside the chosen one. */
  showsAllDates: boolean;
  /** The step in which Continue or Send last found problems, and how often; the summary of errors belongs to it. */
  problems: { step: Step; count: number } | null;
  /** The new price that was accepted in the review, until the booking is sent. */
  acceptedPrice: { price: number | null } | null;
  /** When the draft was last stored (milliseconds since 1970), or that the device takes none. */
  draft: { savedAt: number | null; isUnsaved: boolean };
};

/** `values` are those of the form. */
export type BookingState = BookingFacts & { values: BookingValues };

/** The booking after an event. Pure: reading, sending and storing are the effects beside it. */
export function reduceBooking(state: BookingState, event: BookingEvent): BookingState {
  return withSeenPrice(reduce(state, event));
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
      return checkWish({ ...state, departures });
    }
    case 'departureChosen': {
      const { id, price } = event.departure;
      return { ...state, values: { ...values, itinerary_id: String(id) }, seenPrice: price, acceptedPrice: null };
    }
    case 'partyChanged':
      return { ...state, ...withParty(values, event.pax, state.removedGuests) };
    case 'guestTypeChanged': {
      const { index, ...changed } = withGuestType(values, event.index, event.to);
      return { ...state, ...changed, openGuest: index, guestOrder: state.guestOrder + 1 };
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
      // Accepting a price leaves the intent alone: an unanswered send stays unanswered.
      return {
        ...state,
        seenPrice: event.price,
        acceptedPrice: state.isSending ? null : { price: event.price },
        failure: withoutDepartureFailure(state.failure),
      };
    case 'intentChanged':
      return { ...state, intent: event.intent };
    case 'sent':
      return { ...state, isSending: true, failure: null, acceptedPrice: null };
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
  // The name of the city comes after the profile, and is filled in once.
  if (filledFor.hasCity || !hasCity) return state;
  const known = { ...state, filledFor: { session, hasCity } };
  if (values.contact.city !== '') return known;
  const { city } = profile;
  const contact = { ...values.contact, city };
  return { ...known, values: { ...values, contact }, prefilled: { ...prefilled, city }, isPrefilled: true };
}

/**
 * Compares the date and party of the address or the draft with the first settled reading. Guests beyond the seats are
 * taken off, but never one about whom something was filled in.
 */
function checkWish(state: BookingState): BookingState {
  if (state.isWishChecked || !state.departures.isSettled) return state;
  const checked = { ...state, isWishChecked: true };
  const { pax, passengers, itinerary_id: itineraryId } = state.values;
  const departure = chosenDeparture(state);
  if (!departure?.seat || seatProblem(departure, pax) !== 'few') return checked;
  const fitting = fitPax(pax, departure.seat);
  if (losesGuest(passengers, fitting)) return checked;
  const cut = { kind: 'reduced' as const, count: payingGuests(fitting), itineraryId };
  return { ...checked, ...withParty(state.values, fitting, []), cut };
}

/** The first settled price of the chosen date is the one the visitor sees, the page's own where none can be read. */
function withSeenPrice(state: BookingState): BookingState {
  if (!state.departures.isSettled || state.seenPrice !== undefined) return state;
  const departure = chosenDeparture(state);
  return departure ? { ...state, seenPrice: departure.price } : state;
}

/** How often problems were found in this step. */
export const problemCount = ({ problems }: BookingFacts, step: Step): number =>
  problems?.step === step ? problems.count : 0;

export const isAboutDeparture = (
  failure: BookingFailure | null,
): failure is Extract<BookingFailure, { kind: 'gone' | 'seats' | 'price' }> =>
  failure !== null && ['gone', 'seats', 'price'].includes(failure.kind);

/** A failure about the departure is outdated once seats or price were read or accepted again. */
const withoutDepartureFailure = (failure: BookingFailure | null) => (isAboutDeparture(failure) ? null : failure);

/**
 * The departures as the form is checked against them. Where a booking of the chosen one may have arrived, its seats may
 * be among those that are taken: at least as many as the party are left for a repeat, which brings the code.
 */
export function openDepartures({ departures, intent, values }: BookingState): Departure[] {
  if (!isOutcomeUnknown(intent)) return departures.rows;
  const own = payingGuests(values.pax);
  const isChosen = ({ id }: Departure) => String(id) === values.itinerary_id;
  return departures.rows.map((row) =>
    isChosen(row) && row.seat !== null ? { ...row, seat: Math.max(row.seat, own) } : row,
  );
}

export const chosenDeparture = (state: BookingState): Departure | undefined =>
  openDepartures(state).find(({ id }) => String(id) === state.values.itinerary_id);

/** Why the chosen date cannot be booked, once it was compared with a settled reading; null where it can. */
export type DateProblem = { kind: 'gone' | 'chosenFull' } | { kind: 'few'; count: number };

export function dateProblem(state: BookingState): DateProblem | null {
  if (!state.isWishChecked || state.values.itinerary_id === '') return null;
  const departure = chosenDeparture(state);
  if (!departure) return { kind: 'gone' };
  const problem = seatProblem(departure, state.values.pax);
  if (problem === 'full') return { kind: 'chosenFull' };
  return problem === 'few' ? { kind: 'few', count: departure.seat ?? 0 } : null;
}

/** The change of the departure since the visitor chose it; null while it is not known or a booking is being sent. */
export function departureChangeOf(state: BookingState): DepartureChange | null {
  const { departures, values, intent, seenPrice, isSending } = state;
  if (isSending || departures.readAt === null) return null;
  const now = departures.rows.find(({ id }) => String(id) === values.itinerary_id);
  return changeSinceSeen(intent, now, values.pax, seenPrice);
}
