import { expect, test } from 'vitest';
import { buildCities } from './master.ts';
import { buildMembers } from './members.ts';
import { buildTours } from './tour/tour.ts';

const today = '2026-11-21';
const [ratna, bima, sari] = buildMembers(today);

test('the three accounts are ratna, bima and sari, with the demo password', () => {
  expect(buildMembers(today).map(({ id, password, profile }) => [id, profile.email, password])).toEqual([
    ['m1', 'ratna@kelana.example', 'Kelana2027'],
    ['m2', 'bima@kelana.example', 'Kelana2027'],
    ['m3', 'sari@kelana.example', 'Kelana2027'],
  ]);
});

test('a card has the sum of its movements', () => {
  for (const { membership, profile } of buildMembers(today)) {
    const sum = membership.history.reduce((total, { point }) => total + point, 0);
    expect(membership.card.point, profile.email).toBe(sum);
    expect(membership.card.number).toMatch(/^KLN( \d{4}){3}$/);
  }
  expect(ratna?.membership.card.point).toBe(12_450);
  expect(bima?.membership).toMatchObject({ card: { point: 0 }, history: [] });
});

test('movements are newest first, with unique ids and the sign of their kind', () => {
  for (const { membership } of buildMembers(today)) {
    const dates = membership.history.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(membership.history.map(({ id }) => id)).size).toBe(membership.history.length);
    for (const { point, status } of membership.history) expect(point > 0).toBe(status === 'earned');
  }
});

test("some of Ratna's points expire within ninety days", () => {
  const soon = ratna?.membership.history.filter(
    ({ expired_at }) => expired_at && expired_at >= today && expired_at <= '2027-02-19',
  );
  expect(soon?.map(({ point, expired_at }) => [point, expired_at])).toEqual([[1_580, '2027-01-05']]);
  expect(new Set(ratna?.membership.history.map(({ status }) => status))).toEqual(
    new Set(['earned', 'used', 'expired']),
  );
});

test('Ratna has one booking in each status, two upcoming and two past', () => {
  expect(ratna?.bookings.map(({ status, date }) => [status, date > today])).toEqual([
    ['booking', true],
    ['deposit', true],
    ['cancel', false],
    ['full_payment', false],
  ]);
});

test('Sari is premium and has forty movements', () => {
  expect(sari?.profile.is_member_premium).toBe(true);
  expect(sari?.membership.history).toHaveLength(40);
});

test('bookings are for tours of the catalogue, with unique codes', () => {
  const titles = buildTours(today, 'id').tours.map(({ title }) => title);
  const bookings = buildMembers(today).flatMap((member) => member.bookings);
  expect(bookings.filter((booking) => !titles.includes(booking.package))).toEqual([]);
  expect(new Set(bookings.map(({ reservation_code }) => reservation_code)).size).toBe(14);
});

test('members live in cities that exist', () => {
  const cityOf = (id: number | null | undefined) => buildCities('id').find(({ pkId }) => pkId === id)?.cityName;
  expect([ratna, sari].map((member) => cityOf(member?.profile.id_city))).toEqual(['Jakarta Utara', 'Surabaya']);
});
