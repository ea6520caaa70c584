import type { Body, Itinerary, Tour } from '@sdk';
import type { MessageKey } from '../words/messages.ts';
import { ageOn } from './jakarta-day.ts';

export type BookingRequest = Body<'bookTour'>;
type Passenger = BookingRequest['passengers'][number];

/** Why a booking cannot be taken; without `field` it concerns the departure itself. */
export type BookingProblem = {
  status: 404 | 409 | 422;
  key: MessageKey;
  field?: string;
  values?: Record<string, number>;
};

/** Adults and children sit, infants travel on a lap. */
export function seatsNeeded({ adult, child }: BookingRequest['pax']): number {
  return adult + child;
}

/** The departure a request is for, or the reason it cannot be booked. */
export function chooseDeparture(
  tour: Tour | undefined,
  itineraryId: number,
  today: string,
): { itinerary: Itinerary } | { problem: BookingProblem } {
  if (!tour) return { problem: { status: 404, key: 'tourUnknown' } };
  const itinerary = tour.itineraries.find(({ id }) => id === itineraryId);
  if (!itinerary) return { problem: { status: 404, key: 'departureUnknown' } };
  if (itinerary.status_deleted) return { problem: { status: 404, key: 'departureWithdrawn' } };
  if (itinerary.departure_date < today) {
    return { problem: { status: 422, key: 'departurePast', field: 'itinerary_id' } };
  }
  return { itinerary };
}

/** Everything that is wrong with a request for that departure; too few seats only when the rest is right. */
export function bookingProblems(request: BookingRequest, itinerary: Itinerary): BookingProblem[] {
  const wrong = [...passengerCount(request), ...passengerAges(request, itinerary.arrival_date)];
  return wrong.length > 0 ? wrong : seatsShort(request, itinerary);
}

function seatsShort({ pax }: BookingRequest, { seat }: Itinerary): BookingProblem[] {
  // Null means seats on request: our team answers, so the booking is taken.
  if (seat === null || seatsNeeded(pax) <= seat) return [];
  const key = seat === 0 ? 'noSeats' : 'tooFewSeats';
  return [{ status: 409, key, field: 'pax', values: { seats: seat } }];
}

function passengerCount({ pax, passengers }: BookingRequest): BookingProblem[] {
  const total = pax.adult + pax.child + pax.infant;
  const problem = { status: 422, field: 'passengers', values: { total } } as const;
  if (passengers.length !== total) return [{ ...problem, key: 'passengersCount' }];
  const types = ['adult', 'child', 'infant'] as const;
  const isSame = types.every((type) => passengers.filter((one) => one.type === type).length === pax[type]);
  return isSame ? [] : [{ ...problem, key: 'passengersTypes' }];
}

function passengerAges({ passengers }: BookingRequest, returnDate: string): BookingProblem[] {
  return passengers.flatMap((passenger, index) => {
    const key = ageProblem(passenger, returnDate);
    return key ? [{ status: 422, key, field: `passengers.${index}.dob` } as const] : [];
  });
}

function ageProblem({ type, dob }: Passenger, returnDate: string): MessageKey | null {
  if (dob === null) return null;
  const age = ageOn(dob, returnDate);
  if (type === 'adult') return age >= 12 ? null : 'ageAdult';
  if (type === 'child') return age >= 2 && age < 12 ? null : 'ageChild';
  return age >= 0 && age < 2 ? null : 'ageInfant';
}
