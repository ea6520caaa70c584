import { expect, test } from 'vitest';
import { type BookingRequest, bookingProblems } from '../../mocks/rules/booking-rules.ts';
import { birthProblem } from '../../src/domain/guest-ages.ts';
import { bookingRequest, departure } from '../support/fixture-database.ts';

const itinerary = departure(1, '2027-04-17', { arrival_date: '2027-04-26', seat: 9 });
const types = ['adult', 'child', 'infant'] as const;
const birthDates = [
  '1915-11-22',
  '2015-04-16',
  '2015-04-17',
  '2015-04-26',
  '2015-04-27',
  '2025-04-17',
  '2025-04-26',
  '2025-04-27',
];

test.each(birthDates)('form and service agree on the passenger type of a person born on %s', (dob) => {
  for (const type of types) {
    const isRefusedByForm = birthProblem(type, dob, '2026-11-21', itinerary.arrival_date) !== null;
    const sale = { itinerary, capacity: 28, today: '2026-11-21' };
    const problems = bookingProblems(request(type, dob), sale).map(({ field }) => field);
    expect(problems.includes('passengers.0.dob')).toBe(isRefusedByForm);
  }
  expect(types.filter((type) => birthProblem(type, dob, '2026-11-21', itinerary.arrival_date) === null)).toHaveLength(
    1,
  );
});

test.each(['1800-01-01', '1915-11-21', '2026-11-22'])('form and service refuse every passenger born on %s', (dob) => {
  for (const type of types) {
    const sale = { itinerary, capacity: 28, today: '2026-11-21' };
    expect(birthProblem(type, dob, '2026-11-21', itinerary.arrival_date)).not.toBeNull();
    expect(bookingProblems(request(type, dob), sale).map(({ field }) => field)).toContain('passengers.0.dob');
  }
});

function request(type: (typeof types)[number], dob: string): BookingRequest {
  const passenger = { type, title: 'Mr', first_name: 'Arif', dob, nationality: 'ID' } as const;
  return bookingRequest({ pax: { adult: 0, child: 0, infant: 0, [type]: 1 }, passengers: [passenger] });
}
