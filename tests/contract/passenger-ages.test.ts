import { expect, test } from 'vitest';
import { type BookingRequest, bookingProblems } from '../../mocks/rules/booking-rules.ts';
import { birthProblem } from '../../src/domain/guest-ages.ts';
import { bookingRequest, departure } from '../support/fixture-database.ts';

const itinerary = departure(1, '2027-04-17', { arrival_date: '2027-04-26', seat: 9 });
const types = ['adult', 'child', 'infant'] as const;
const valid = [
  '1915-11-22',
  '2015-04-16',
  '2015-04-17',
  '2015-04-26',
  '2015-04-27',
  '2025-04-17',
  '2025-04-26',
  '2025-04-27',
];
const invalid = ['1800-01-01', '1915-11-21', '2026-11-22'];

test.each([...valid.map((dob) => [dob, 1] as const), ...invalid.map((dob) => [dob, 0] as const)])(
  'form and service agree on the passenger type of a person born on %s',
  (dob, count) => {
    const sale = { itinerary, capacity: 28, today: '2026-11-21', total: null };
    const isRefusedByForm = (type: (typeof types)[number]) =>
      birthProblem(type, dob, sale.today, itinerary.arrival_date) !== null;
    for (const type of types) {
      const problems = bookingProblems(request(type, dob), sale).map(({ field }) => field);
      expect(problems.includes('passengers.0.dob')).toBe(isRefusedByForm(type));
    }
    expect(types.filter((type) => !isRefusedByForm(type))).toHaveLength(count);
  },
);

function request(type: (typeof types)[number], dob: string): BookingRequest {
  const passenger = { type, title: 'Mr', first_name: 'Arif', dob, nationality: 'ID' } as const;
  return bookingRequest({ pax: { adult: 0, child: 0, infant: 0, [type]: 1 }, passengers: [passenger] });
}
