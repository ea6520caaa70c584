import type { Answer, Body } from '@sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { todayInJakarta } from '../../src/domain/dates.ts';
import { fitPax, guestLimit, MAX_ROOMS, payingGuests, roomTypes } from '../../src/domain/party.ts';
import { departuresOf } from '../../src/domain/tour/departure.ts';
import { costRulesOf, instalments, instalmentsOfBooking, partyCost } from '../../src/domain/tour/trip-cost.ts';
import { PASSWORD, RATNA } from './case.ts';
import { inProcess, NOW, type Target } from './target.ts';

type Json = Record<string, unknown>;

let target: Target;
let tours: Answer<'listTours'>['data'];

async function call<Result>(method: string, path: string, body?: Json, token?: string): Promise<Result> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return (await target.send(new Request(target.origin + path, init))).json() as Promise<Result>;
}

beforeAll(async () => {
  target = await inProcess();
  tours = (await call<Answer<'listTours'>>('GET', '/v1/modules/tour/tours/regional?limit=100')).data;
});
afterAll(() => target.close());

const party = fc.record({
  tour: fc.nat(),
  departure: fc.nat(),
  adult: fc.integer({ min: 1, max: 8 }),
  child: fc.integer({ min: 0, max: 5 }),
  infant: fc.integer({ min: 0, max: 3 }),
  rooms: fc.record({ twin: fc.nat(4), double: fc.nat(2), triple: fc.nat(2), single: fc.integer({ min: 1, max: 4 }) }),
});

test('the total and the instalments that the site shows are those the service books, for any party and departure', async () => {
  const today = todayInJakarta(NOW);
  let booked = 0;
  await fc.assert(
    fc.asyncProperty(party, async ({ tour: index, departure: place, rooms, ...heads }) => {
      target.mockContext.reset('default');
      const { id } = tours[index % tours.length] as { id: number };
      const tour = (await call<Answer<'getTour'>>('GET', `/v1/modules/tour/${id}/detail`)).data;
      const open = departuresOf(tour.itineraries, today).upcoming.filter(({ seat }) => seat === null || seat > 0);
      const departure = open[place % Math.max(1, open.length)];
      if (!departure) return;
      const pax = fitPax(heads, guestLimit(departure.seat, (tour.capacity ?? 20) - heads.infant));
      const login = { email: RATNA, password: PASSWORD };
      const { data } = await call<Answer<'login'>>('POST', '/v1/auth/login', login);
      const answer = await call<Answer<'bookTour'>>(
        'POST',
        '/v1/modules/tour/tours/booking',
        request(id, departure.id, pax, rooms),
        data.token,
      );
      const { payment } = answer.data.reservation;
      const rules = costRulesOf(tour);
      const { total } = partyCost(departure.price, pax, rules, rooms);
      expect(payment?.total).toBe(total);
      expect(payment && instalmentsOfBooking(payment)).toEqual(
        instalments(rules, { total, guests: payingGuests(pax), leaves: departure.from, today }),
      );
      booked += 1;
    }),
    { numRuns: 300 },
  );
  expect(booked).toBeGreaterThan(200);
});

function request(tour: number, departure: number, pax: Body<'bookTour'>['pax'], rooms: Record<string, number>) {
  const type = (['adult', 'child', 'infant'] as const).flatMap((one) => Array(pax[one]).fill(one));
  return {
    tour_id: tour,
    itinerary_id: departure,
    contact: { title: 'Mrs', first_name: 'Ratna', email: RATNA, phone: '+6281200000111', city: 'Jakarta' },
    pax,
    rooms: roomTypes.flatMap((one) => (rooms[one] ? [{ type: one, count: Math.min(rooms[one], MAX_ROOMS) }] : [])),
    passengers: type.map((one) => ({ type: one, title: 'Mr', first_name: 'Ratna', dob: null, nationality: 'ID' })),
    agree_terms: true,
    source: 'web',
    locale: 'id',
  };
}
