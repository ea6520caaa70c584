import type { Answer, Body, OperationId } from '@sdk';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { fitPax, guestLimit } from '../../src/domain/booking-party.ts';
import { todayInJakarta } from '../../src/domain/dates.ts';
import { payingGuests } from '../../src/domain/party.ts';
import { MAX_ROOMS, roomTypes } from '../../src/domain/rooms.ts';
import { departuresOf } from '../../src/domain/tour/departure.ts';
import { instalments, instalmentsOfBooking } from '../../src/domain/tour/instalments.ts';
import { costRulesOf, partyCost } from '../../src/domain/tour/trip-cost.ts';
import { type Call, RATNA } from './case.ts';
import { sendCall } from './send.ts';
import { NOW, withTarget } from './target.ts';

const target = withTarget();
let tours: Answer<'listTours'>['data'];

async function answer<Id extends OperationId>(operationId: Id, call: Call): Promise<Answer<Id>> {
  return (await sendCall(target, operationId, call)).json() as Promise<Answer<Id>>;
}

beforeAll(async () => {
  tours = (await answer('listTours', { query: { limit: 100 } })).data;
});

const partyArbitrary = fc.record({
  tour: fc.nat(),
  departure: fc.nat(),
  adult: fc.integer({ min: 1, max: 8 }),
  child: fc.integer({ min: 0, max: 5 }),
  infant: fc.integer({ min: 0, max: 3 }),
  rooms: fc.record({ twin: fc.nat(4), double: fc.nat(2), triple: fc.nat(2), single: fc.integer({ min: 1, max: 4 }) }),
});

test('for any party and departure the site shows the total and the instalments that the service books', async () => {
  const today = todayInJakarta(NOW);
  let bookingCount = 0;
  await fc.assert(
    fc.asyncProperty(partyArbitrary, async ({ tour: tourIndex, departure: departureIndex, rooms, ...guests }) => {
      target.mockContext.reset('default');
      const { id } = tours[tourIndex % tours.length] as { id: number };
      const tour = (await answer('getTour', { path: { id } })).data;
      const bookable = departuresOf(tour.itineraries, today).upcoming.filter(({ seat }) => seat === null || seat > 0);
      const departure = bookable[departureIndex % Math.max(1, bookable.length)];
      if (!departure) return;
      const pax = fitPax(guests, guestLimit(departure.seat, (tour.capacity ?? 20) - guests.infant));
      const json = bookingRequest(id, departure.id, pax, rooms);
      const { data: booked } = await answer('bookTour', { member: RATNA, json });
      const { payment } = booked.reservation;
      const rules = costRulesOf(tour);
      const { total } = partyCost(departure.price, pax, rules, rooms);
      expect(payment?.total).toBe(total);
      expect(payment && instalmentsOfBooking(payment)).toEqual(
        instalments(rules, { total, guests: payingGuests(pax), leaves: departure.from, today }),
      );
      bookingCount += 1;
    }),
    { numRuns: 300 },
  );
  expect(bookingCount).toBeGreaterThan(200);
});

function bookingRequest(tour: number, departure: number, pax: Body<'bookTour'>['pax'], rooms: Record<string, number>) {
  const types = (['adult', 'child', 'infant'] as const).flatMap((type) => Array(pax[type]).fill(type));
  return {
    tour_id: tour,
    itinerary_id: departure,
    contact: { title: 'Mrs', first_name: 'Ratna', email: RATNA, phone: '+6281200000111', city: 'Jakarta' },
    pax,
    rooms: roomTypes.flatMap((type) => (rooms[type] ? [{ type, count: Math.min(rooms[type], MAX_ROOMS) }] : [])),
    passengers: types.map((type) => ({ type, title: 'Mr', first_name: 'Ratna', dob: null, nationality: 'ID' })),
    agree_terms: true,
    source: 'web',
    locale: 'id',
  };
}
