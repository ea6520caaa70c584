import { expect, test } from 'vitest';
import { departure } from '../../tests/support/fixture-world.ts';
import { type BookingRequest, bookingProblems, seatsNeeded } from './booking-rules.ts';

type Passenger = BookingRequest['passengers'][number];

const itinerary = departure(1, '2027-01-12', { arrival_date: '2027-01-16', seat: 3 });

function request(pax: BookingRequest['pax'], passengers: [Passenger['type'], string | null][]): BookingRequest {
  return {
    tour_id: 1,
    itinerary_id: 1,
    contact: { title: 'Mr', first_name: 'Arif', email: 'arif@surel.example', phone: '+6281200000333', city: 'Bogor' },
    pax,
    rooms: [{ type: 'double', count: 1 }],
    passengers: passengers.map(([type, dob]) => ({ type, title: 'Mr', first_name: 'Arif', dob, nationality: 'ID' })),
    agree_terms: true,
    source: 'web',
    locale: 'id',
  };
}

const problems = (pax: BookingRequest['pax'], passengers: [Passenger['type'], string | null][]) =>
  bookingProblems(request(pax, passengers), itinerary).map(({ status, key, field }) => [status, key, field]);

test('infants need no seat', () => {
  expect(seatsNeeded({ adult: 2, child: 1, infant: 1 })).toBe(3);
  const family: [Passenger['type'], string | null][] = [
    ['adult', null],
    ['adult', null],
    ['child', null],
    ['infant', null],
  ];
  expect(problems({ adult: 2, child: 1, infant: 1 }, family)).toEqual([]);
});

test('as many passengers as heads are asked for', () => {
  expect(problems({ adult: 2, child: 0, infant: 0 }, [['adult', null]])).toEqual([
    [422, 'passengersCount', 'passengers'],
  ]);
});

test('passengers are of the types that were counted', () => {
  const couple: [Passenger['type'], string | null][] = [
    ['adult', null],
    ['child', null],
  ];
  expect(problems({ adult: 2, child: 0, infant: 0 }, couple)).toEqual([[422, 'passengersTypes', 'passengers']]);
});

test.each([
  ['adult', '2015-01-16', null],
  ['adult', '2015-01-17', 'ageAdult'],
  ['child', '2025-01-16', null],
  ['child', '2025-01-17', 'ageChild'],
  ['child', '2015-01-16', 'ageChild'],
  ['infant', '2025-01-17', null],
  ['infant', '2025-01-16', 'ageInfant'],
  ['infant', '2027-01-17', 'ageInfant'],
] as const)('%s born on %s: %s', (type, dob, key) => {
  const counts = { adult: 0, child: 0, infant: 0, [type]: 1 };
  const expected = key ? [[422, key, 'passengers.0.dob']] : [];
  expect(problems(counts, [[type, dob]])).toEqual(expected);
});

test('four heads do not fit on three seats', () => {
  const four = Array.from({ length: 4 }, (): [Passenger['type'], null] => ['adult', null]);
  expect(problems({ adult: 4, child: 0, infant: 0 }, four)).toEqual([[409, 'tooFewSeats', 'pax']]);
});
