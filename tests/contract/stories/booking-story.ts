import type { BookingRequest, Itinerary } from '@sdk';
import { expect } from 'vitest';
import { PASSWORD, RATNA } from '../case.ts';
import { signIn } from './member-stories.ts';
import type { Person } from './person.ts';

const adult = { type: 'adult', title: 'Mrs', first_name: 'Ratna', dob: '1988-05-17', nationality: 'ID' } as const;
const infant = { type: 'infant', title: 'Mr', first_name: 'Bayu', dob: null, nationality: 'ID' } as const;

/** A booking takes its seats once, however often it is sent, and stands in the history of its member alone. */
export async function bookingStory(person: Person): Promise<void> {
  await signIn(person, RATNA, PASSWORD);
  const { order, seats } = await chosen(person);
  const before = (await person.does('listBookings')).data;
  const membership = await person.does('getMembership');

  const headers = { 'idempotency-key': 'one-wish-to-book' };
  const first = await person.does('bookTour', { json: order, headers });
  expect(first.data.reservation).toMatchObject({ status: 'booking', pax: order.pax });
  const again = await person.does('bookTour', { json: order, headers });
  expect(again.data.reservation.reservationCode).toBe(first.data.reservation.reservationCode);
  expect(again).toEqual(first);
  const other = { ...order, note: 'At the window, please.' };
  const refused = await person.isRefused('bookTour', { json: other, headers });
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([409, ['idempotency_key']]);

  const { reservationCode, package: title, departure_date } = first.data.reservation;
  const booked = expect.objectContaining({
    package: title,
    date: departure_date,
    status: 'booking',
    reservation_code: reservationCode,
  });
  const after = (await person.does('listBookings')).data;
  expect(after).toContainEqual(booked);
  expect(after).toHaveLength(before.length + 1);
  // Two adults sit, the infant does not.
  expect(await seatsLeft(person, order)).toBe(seats - 2);
  expect(await person.does('getMembership')).toEqual(membership);
  expect((await person.mailsTo(RATNA)).filter(({ subject }) => subject.includes(reservationCode))).toHaveLength(1);

  await person.does('bookTour', { json: order });
  expect(await seatsLeft(person, order)).toBe(seats - 4);
  await signIn(person, 'bima@kelana.example', PASSWORD);
  expect((await person.does('listBookings')).data).not.toContainEqual(booked);
  expect((await person.does('bookTour', { json: order, headers })).data.reservation.reservationCode).not.toBe(
    reservationCode,
  );
}

/** An order for the first departure on sale with seats enough for the whole story. */
async function chosen(person: Person): Promise<{ order: BookingRequest; seats: number }> {
  const { data: tours } = await person.does('listTours', { query: { available: '1' } });
  const open = tours.flatMap(({ itineraries }) => itineraries).find(({ seat }) => seat !== null && seat > 6);
  if (!open?.seat) throw new Error('No departure has seats for the story');
  const order: BookingRequest = {
    tour_id: open.tour_id,
    itinerary_id: open.id,
    contact: { title: 'Mrs', first_name: 'Ratna', email: RATNA, phone: '+6281200000099', city: 'Jakarta' },
    pax: { adult: 2, child: 0, infant: 1 },
    rooms: [{ type: 'double', count: 1 }],
    passengers: [adult, { ...adult, title: 'Mr', first_name: 'Arif' }, infant],
    agree_terms: true,
    source: 'web',
    locale: 'id',
  };
  return { order, seats: open.seat };
}

async function seatsLeft(
  person: Person,
  { tour_id, itinerary_id }: BookingRequest,
): Promise<number | null | undefined> {
  const { data } = await person.does('listItineraries', { path: { id: tour_id } });
  return data.find(({ id }: Itinerary) => id === itinerary_id)?.seat;
}
