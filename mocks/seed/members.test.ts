import { expect, test } from 'vitest';
import { buildMembers } from './members.ts';
import { buildTours } from './tour/tour.ts';

const today = '2026-11-21';

test('a card has the sum of its movements', () => {
  for (const { membership, profile } of buildMembers(today)) {
    const sum = membership.history.reduce((total, { point }) => total + point, 0);
    expect(membership.card.point, profile.email).toBe(sum);
    expect(membership.card.number).toMatch(/^KLN( \d{4}){3}$/);
  }
});

test('bookings are for tours of the catalogue, with unique codes', () => {
  const titles = buildTours(today, 'id').tours.map(({ title }) => title);
  const bookings = buildMembers(today).flatMap((member) => member.bookings);
  expect(bookings.filter((booking) => !titles.includes(booking.package))).toEqual([]);
  expect(new Set(bookings.map(({ reservation_code }) => reservation_code)).size).toBe(14);
});
