import { expect, test } from 'vitest';
import { bookingRequest, departure } from '../../tests/support/fixture-database.ts';
import { type BookingRequest, bookingProblems, countSeats } from './booking-rules.ts';

type Guest = [type: BookingRequest['passengers'][number]['type'], dob: string | null];

const itinerary = departure(1, '2027-01-12', { arrival_date: '2027-01-16', seat: 3 });

const sale = { itinerary, capacity: 28, today: '2026-11-21', total: null };

function request(pax: BookingRequest['pax'], passengers: Guest[]): BookingRequest {
  const named = { title: 'Mr', first_name: 'Arif', nationality: 'ID' } as const;
  return bookingRequest({ pax, passengers: passengers.map(([type, dob]) => ({ type, dob, ...named })) });
}

const guests = (...types: Guest[0][]) => types.map((type): Guest => [type, null]);

const problems = (pax: BookingRequest['pax'], passengers: Guest[]) =>
  bookingProblems(request(pax, passengers), sale).map(({ status, key, field }) => [status, key, field]);

test('infants need no seat', () => {
  expect(countSeats({ adult: 2, child: 1, infant: 1 })).toBe(3);
  expect(problems({ adult: 2, child: 1, infant: 1 }, guests('adult', 'adult', 'child', 'infant'))).toEqual([]);
});

test('the number of passengers must equal the number of guests', () => {
  expect(problems({ adult: 2, child: 0, infant: 0 }, guests('adult'))).toEqual([
    [422, 'passengersCount', 'passengers'],
  ]);
});

test('the passenger types must match the numbers of guests', () => {
  expect(problems({ adult: 2, child: 0, infant: 0 }, guests('adult', 'child'))).toEqual([
    [422, 'passengersTypes', 'passengers'],
  ]);
});

test.each([
  ['adult', '2015-01-16', null],
  ['adult', '2015-01-17', 'ageAdult'],
  ['child', '2025-01-16', null],
  ['child', '2025-01-17', 'ageChild'],
  ['child', '2015-01-16', 'ageChild'],
  ['infant', '2025-01-17', null],
  ['infant', '2025-01-16', 'ageInfant'],
  ['infant', '2026-11-21', null],
  ['infant', '2026-11-22', 'birthDateInFuture'],
  ['infant', '2027-01-17', 'birthDateInFuture'],
  ['adult', '1915-11-22', null],
  ['adult', '1915-11-21', 'birthYearTooEarly'],
  ['adult', '1800-01-01', 'birthYearTooEarly'],
] as const)('%s born on %s: %s', (type, dob, key) => {
  const counts = { adult: 1, child: 0, infant: 0 };
  if (type !== 'adult') counts[type] = 1;
  const others = type === 'adult' ? [] : guests('adult');
  const expected = key ? [[422, key, 'passengers.0.dob']] : [];
  expect(problems(counts, [[type, dob], ...others])).toEqual(expected);
});

test('an adult needs a title, a child and an infant none', () => {
  const { passengers, ...rest } = request({ adult: 1, child: 1, infant: 1 }, guests('adult', 'child', 'infant'));
  const untitled = { ...rest, passengers: passengers.map(({ title: _, ...guest }) => guest) };
  expect(bookingProblems(untitled, sale)).toEqual([{ status: 422, key: 'titleMissing', field: 'passengers.0.title' }]);
});

test('four guests do not fit on three seats', () => {
  const four = guests('adult', 'adult', 'adult', 'adult');
  expect(problems({ adult: 4, child: 0, infant: 0 }, four)).toEqual([[409, 'tooFewSeats', 'pax']]);
});

/** Returns the problems of a party of this size, with unlimited seats, on a tour for groups of this capacity. */
function partyProblems(adult: number, child: number, infant: number, capacity: number | null) {
  const pax = { adult, child, infant };
  const types = ['adult', 'child', 'infant'] as const;
  const passengers = types.flatMap((type) => guests(...Array<typeof type>(pax[type]).fill(type)));
  const onRequest = { ...sale, capacity, itinerary: { ...itinerary, seat: null } };
  return bookingProblems(request(pax, passengers), onRequest).map(({ status, key, field, values }) => ({
    [`${status} ${field}`]: `${key} ${values?.limit ?? ''}`.trim(),
  }));
}

test('a party is at most twenty people, infants counted, and never more than the group', () => {
  expect(partyProblems(10, 5, 5, 28)).toEqual([]);
  expect(partyProblems(10, 5, 6, 28)).toEqual([{ '422 pax': 'partyTooLarge 20' }]);
  expect(partyProblems(20, 20, 20, null)).toEqual([{ '422 pax': 'partyTooLarge 20' }]);
  expect(partyProblems(16, 0, 0, 16)).toEqual([]);
  expect(partyProblems(15, 0, 2, 16)).toEqual([{ '422 pax': 'partyTooLarge 16' }]);
});

test('each infant needs an adult', () => {
  expect(partyProblems(2, 0, 2, 28)).toEqual([]);
  expect(partyProblems(1, 3, 2, 28)).toEqual([{ '422 pax.infant': 'infantsNeedAdults' }]);
});

test('too large a party is not reported as a lack of seats', () => {
  const many = guests(...Array<'adult'>(21).fill('adult'));
  expect(problems({ adult: 21, child: 0, infant: 0 }, many)).toEqual([[422, 'partyTooLarge', 'pax']]);
});

test('a passport may end on the day of the booking, but not before', () => {
  const problemsWithExpiry = (passport_expiry: string | null) => {
    const alone = request({ adult: 1, child: 0, infant: 0 }, [['adult', null]]);
    const passengers = alone.passengers.map((one) => ({ ...one, passport_number: 'X1234567', passport_expiry }));
    return bookingProblems({ ...alone, passengers }, sale).map(({ status, key, field }) => [status, key, field]);
  };
  expect(problemsWithExpiry(null)).toEqual([]);
  expect(problemsWithExpiry('2026-11-21')).toEqual([]);
  expect(problemsWithExpiry('2026-11-20')).toEqual([[422, 'passportExpired', 'passengers.0.passport_expiry']]);
});

test('a booking holds at most twenty rooms of all types together', () => {
  const problemsWithRooms = (twin: number, single: number) => {
    const alone = request({ adult: 1, child: 0, infant: 0 }, [['adult', null]]);
    const rooms: BookingRequest['rooms'] = [
      { type: 'twin', count: twin },
      { type: 'single', count: single },
    ];
    return bookingProblems({ ...alone, rooms }, sale).map(({ status, key, field }) => [status, key, field]);
  };
  expect(problemsWithRooms(10, 10)).toEqual([]);
  expect(problemsWithRooms(10, 11)).toEqual([[422, 'tooManyRooms', 'rooms']]);
});
