import type { Body, Itinerary, Tour } from '@sdk';
import type { MessageKey } from '../messages/messages.ts';
import { ageOn } from './jakarta-day.ts';
import { MAX_AGE } from './member.ts';

const PARTY_LIMIT = 20;
const ROOM_LIMIT = 20;

export type BookingRequest = Body<'bookTour'>;
type Passenger = BookingRequest['passengers'][number];

/** The reason why a booking is refused; without `field` it concerns the departure itself. */
export type BookingProblem = {
  status: 404 | 409 | 422;
  key: MessageKey;
  field?: string;
  values?: Record<string, number>;
};

/** Adults and children need a seat, infants travel on a lap. */
export function countSeats({ adult, child }: BookingRequest['pax']): number {
  return adult + child;
}

function countGuests({ adult, child, infant }: BookingRequest['pax']): number {
  return adult + child + infant;
}

/** The departure of a request, or the reason why it cannot be booked. */
export function findBookableDeparture(
  tour: Tour | undefined,
  itineraryId: number,
  today: string,
): { tour: Tour; itinerary: Itinerary } | { problem: BookingProblem } {
  if (!tour) return { problem: { status: 404, key: 'tourUnknown' } };
  const itinerary = tour.itineraries.find(({ id }) => id === itineraryId);
  if (!itinerary) return { problem: { status: 404, key: 'departureUnknown' } };
  if (itinerary.status_deleted) return { problem: { status: 404, key: 'departureWithdrawn' } };
  if (itinerary.departure_date < today) {
    return { problem: { status: 422, key: 'departurePast', field: 'itinerary_id' } };
  }
  return { tour, itinerary };
}

/** The departure to book, the size of its group (null: unknown), the day and the total of the booking. */
type BookingTarget = { itinerary: Itinerary; capacity: number | null; today: string; total: number | null };

/** All problems of a request for a departure. Seats and price are checked only when everything else is valid. */
export function bookingProblems(
  request: BookingRequest,
  { itinerary, capacity, today, total }: BookingTarget,
): BookingProblem[] {
  const problems = [
    ...partySizeProblems(request, capacity),
    ...roomProblems(request),
    ...passengerCountProblems(request),
    ...passengerProblems(request, itinerary.arrival_date, today),
  ];
  if (problems.length > 0) return problems;
  const seatProblems = checkSeats(request, itinerary);
  return seatProblems.length > 0 ? seatProblems : checkPrice(request, itinerary.price, total);
}

function partySizeProblems({ pax }: BookingRequest, capacity: number | null): BookingProblem[] {
  const limit = Math.min(PARTY_LIMIT, capacity ?? PARTY_LIMIT);
  const problems: BookingProblem[] = [];
  if (countGuests(pax) > limit) problems.push({ status: 422, key: 'partyTooLarge', field: 'pax', values: { limit } });
  if (pax.infant > pax.adult) problems.push({ status: 422, key: 'infantsNeedAdults', field: 'pax.infant' });
  return problems;
}

function roomProblems({ rooms }: BookingRequest): BookingProblem[] {
  const total = rooms.reduce((sum, { count }) => sum + count, 0);
  if (total <= ROOM_LIMIT) return [];
  return [{ status: 422, key: 'tooManyRooms', field: 'rooms', values: { limit: ROOM_LIMIT } }];
}

function checkSeats({ pax }: BookingRequest, { seat }: Itinerary): BookingProblem[] {
  // Null means seats on request: the team confirms them, so the booking is accepted.
  if (seat === null || countSeats(pax) <= seat) return [];
  const key = seat === 0 ? 'noSeats' : 'tooFewSeats';
  return [{ status: 409, key, field: 'pax', values: { seats: seat } }];
}

function checkPrice(agreed: BookingRequest, price: number | null, total: number | null): BookingProblem[] {
  // A request without a price or a total accepts those that the team confirms.
  const isAgreed = (seen: number | null | undefined, now: number | null) => seen === undefined || seen === now;
  if (isAgreed(agreed.price, price) && isAgreed(agreed.total, total)) return [];
  return [{ status: 409, key: 'priceChanged', field: 'price' }];
}

function passengerCountProblems({ pax, passengers }: BookingRequest): BookingProblem[] {
  const total = countGuests(pax);
  const problem = { status: 422, field: 'passengers', values: { total } } as const;
  if (passengers.length !== total) return [{ ...problem, key: 'passengersCount' }];
  const types = ['adult', 'child', 'infant'] as const;
  const isSame = types.every((type) => passengers.filter((one) => one.type === type).length === pax[type]);
  return isSame ? [] : [{ ...problem, key: 'passengersTypes' }];
}

function passengerProblems({ passengers }: BookingRequest, returnDate: string, today: string): BookingProblem[] {
  return passengers.flatMap((passenger, index) => {
    const dob = findBirthDateProblem(passenger, returnDate, today);
    const isExpired = passenger.passport_expiry && passenger.passport_expiry < today;
    const hasNoTitle = passenger.type === 'adult' && passenger.title === undefined;
    const problems: BookingProblem[] = [];
    if (hasNoTitle) problems.push({ status: 422, key: 'titleMissing', field: `passengers.${index}.title` });
    if (dob) problems.push({ status: 422, key: dob, field: `passengers.${index}.dob` });
    if (isExpired) problems.push({ status: 422, key: 'passportExpired', field: `passengers.${index}.passport_expiry` });
    return problems;
  });
}

function findBirthDateProblem({ type, dob }: Passenger, returnDate: string, today: string): MessageKey | null {
  if (dob === null) return null;
  if (dob > today) return 'birthDateInFuture';
  if (ageOn(dob, today) > MAX_AGE) return 'birthYearTooEarly';
  const age = ageOn(dob, returnDate);
  if (type === 'adult') return age >= 12 ? null : 'ageAdult';
  if (type === 'child') return age >= 2 && age < 12 ? null : 'ageChild';
  return age < 2 ? null : 'ageInfant';
}
