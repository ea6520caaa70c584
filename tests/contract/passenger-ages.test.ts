import { expect, test } from 'vitest';
import { type BookingRequest, bookingProblems } from '../../mocks/rules/booking-rules.ts';
import { birthProblem } from '../../src/domain/passengers.ts';
import { departure } from '../support/fixture-world.ts';

const trip = departure(1, '2027-04-17', { arrival_date: '2027-04-26', seat: 9 });
const types = ['adult', 'child', 'infant'] as const;
const births = ['2015-04-16', '2015-04-17', '2015-04-26', '2015-04-27', '2025-04-17', '2025-04-26', '2025-04-27'];

test.each(births)('form and service agree on what somebody born on %s travels as', (dob) => {
  for (const type of types) {
    const isRefusedByForm = birthProblem(type, dob, '2026-11-21', trip.arrival_date) !== null;
    const problems = bookingProblems(request(type, dob), trip).map(({ field }) => field);
    expect(problems.includes('passengers.0.dob')).toBe(isRefusedByForm);
  }
  expect(types.filter((type) => birthProblem(type, dob, '2026-11-21', trip.arrival_date) === null)).toHaveLength(1);
});

function request(type: (typeof types)[number], dob: string): BookingRequest {
  return {
    tour_id: 1,
    itinerary_id: 1,
    contact: { title: 'Mr', first_name: 'Arif', email: 'arif@surel.example', phone: '+6281200000333', city: 'Bogor' },
    pax: { adult: 0, child: 0, infant: 0, [type]: 1 },
    rooms: [{ type: 'twin', count: 1 }],
    passengers: [{ type, title: 'Mr', first_name: 'Arif', dob, nationality: 'ID' }],
    agree_terms: true,
    source: 'web',
    locale: 'id',
  };
}
