import type { BookingRequest, Itinerary } from '@sdk';
import { expect } from 'vitest';
import { PASSWORD, RATNA } from '../case.ts';
import { signIn } from './member-stories.ts';
import type { StoryClient } from './story-client.ts';

const adult = { type: 'adult', title: 'Mrs', first_name: 'Ratna', dob: '1988-05-17', nationality: 'ID' } as const;
const infant = { type: 'infant', title: 'Mr', first_name: 'Bayu', dob: null, nationality: 'ID' } as const;

/** A booking takes its seats once, however often it is sent, and only its member has it in the history. */
export async function bookingStory(client: StoryClient): Promise<void> {
  await signIn(client, RATNA, PASSWORD);
  const { order, seats } = await createOrder(client);
  const bookingsBefore = (await client.call('listBookings')).data;
  const membership = await client.call('getMembership');

  const headers = { 'idempotency-key': 'one-intent-to-book' };
  const first = await client.call('bookTour', { json: order, headers });
  expect(first.data.reservation).toMatchObject({ status: 'booking', pax: order.pax });
  const repeated = await client.call('bookTour', { json: order, headers });
  expect(repeated.data.reservation.reservationCode).toBe(first.data.reservation.reservationCode);
  expect(repeated).toEqual(first);
  const changedOrder = { ...order, note: 'At the window, please.' };
  const refused = await client.expectRefusal('bookTour', { json: changedOrder, headers });
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([409, ['idempotency_key']]);

  const { reservationCode, package: title, departure_date } = first.data.reservation;
  const bookedEntry = expect.objectContaining({
    package: title,
    date: departure_date,
    status: 'booking',
    reservation_code: reservationCode,
  });
  const bookingsAfter = (await client.call('listBookings')).data;
  expect(bookingsAfter).toContainEqual(bookedEntry);
  expect(bookingsAfter).toHaveLength(bookingsBefore.length + 1);
  // The two adults need a seat, the infant does not.
  expect(await seatsLeft(client, order)).toBe(seats - 2);
  expect(await client.call('getMembership')).toEqual(membership);
  expect((await client.mailsTo(RATNA)).filter(({ subject }) => subject.includes(reservationCode))).toHaveLength(1);

  await client.call('bookTour', { json: order });
  expect(await seatsLeft(client, order)).toBe(seats - 4);
  await signIn(client, 'bima@kelana.example', PASSWORD);
  expect((await client.call('listBookings')).data).not.toContainEqual(bookedEntry);
  expect((await client.call('bookTour', { json: order, headers })).data.reservation.reservationCode).not.toBe(
    reservationCode,
  );
}

/** Resolves with an order for the first departure on sale that has enough seats for the whole story. */
async function createOrder(client: StoryClient): Promise<{ order: BookingRequest; seats: number }> {
  const { data: tours } = await client.call('listTours', { query: { available: '1' } });
  const departure = tours.flatMap(({ itineraries }) => itineraries).find(({ seat }) => seat !== null && seat > 6);
  if (!departure?.seat) throw new Error('No departure has seats for the story');
  const order: BookingRequest = {
    tour_id: departure.tour_id,
    itinerary_id: departure.id,
    contact: { title: 'Mrs', first_name: 'Ratna', email: RATNA, phone: '+6281200000099', city: 'Jakarta' },
    pax: { adult: 2, child: 0, infant: 1 },
    rooms: [{ type: 'double', count: 1 }],
    passengers: [adult, { ...adult, title: 'Mr', first_name: 'Arif' }, infant],
    agree_terms: true,
    source: 'web',
    locale: 'id',
  };
  return { order, seats: departure.seat };
}

async function seatsLeft(
  client: StoryClient,
  { tour_id, itinerary_id }: BookingRequest,
): Promise<number | null | undefined> {
  const { data } = await client.call('listItineraries', { path: { id: tour_id } });
  return data.find(({ id }: Itinerary) => id === itinerary_id)?.seat;
}
