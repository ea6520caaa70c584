import { expect, test } from 'vitest';
import { createDatabases } from '../../database.ts';
import { addMember, createMember, findMemberByEmail } from '../../rules/create-member.ts';
import { verifyPassword } from '../../rules/passwords.ts';
import { scenarios } from '../../scenarios.ts';
import { serializeTours } from '../../serializers/tour-serializer.ts';
import { DEMO_PASSWORD } from '../demo.ts';
import { numberedEmail } from './numbered-member.ts';

const now = new Date('2027-01-15T05:00:00Z');
const today = '2027-01-15';
const large = scenarios['large-10'].catalogue(today, 'id');
const departures = large.tours.flatMap(({ itineraries }) => itineraries);
const countDistinct = (values: readonly unknown[]) => new Set(values).size;

test('ten times the tours, with ids, titles and slugs of their own', () => {
  expect([large.tours.length, large.articles.length]).toEqual([360, 167]);
  for (const values of [
    large.tours.map(({ id }) => id),
    large.tours.map(({ title }) => title),
    large.tours.map(({ seo }) => seo?.slug),
    departures.map(({ id }) => id),
    large.articles.map(({ id }) => id),
    large.articles.map(({ title }) => title),
    large.articles.map(({ seo }) => seo.slug),
  ]) {
    expect(countDistinct(values)).toBe(values.length);
  }
});

test('the originals stay as they are, and the same day gives the same copies', () => {
  const original = scenarios.default.catalogue(today, 'id');
  expect(large.tours.slice(0, 36)).toEqual(original.tours);
  expect(large.articles.slice(0, 12)).toEqual(original.articles);
  expect(scenarios['large-10'].catalogue(today, 'id')).toEqual(large);
});

test('copies vary in dates and prices, and upcoming departures stay upcoming', () => {
  const [original, ...copies] = large.tours.filter(({ id }) => id % 36 === 17);
  expect(countDistinct(copies.map(({ price }) => price))).toBeGreaterThan(6);
  expect(countDistinct(copies.map(({ itineraries }) => itineraries[0]?.departure_date))).toBeGreaterThan(6);
  const upcomingOf = (tour = original) => tour?.itineraries.filter((one) => one.departure_date >= today).length ?? 0;
  expect(copies.map((copy) => upcomingOf(copy))).toEqual(copies.map(() => 5 * upcomingOf()));
  expect(departures.every((one) => one.arrival_date >= one.departure_date && (one.price ?? 1) > 0)).toBe(true);
});

test('a copy belongs to the region and the countries of its original, and has its days', () => {
  const copy = large.tours.find(({ id }) => id === 36 + 17);
  expect(copy).toMatchObject({ regionalId: 3, mainCountries: [{ tour_id: 53, country: { id: expect.any(Number) } }] });
  expect(large.dayActivities[53]).toBe(large.dayActivities[17]);
});

test('about 10,000 tours and 200,000 departures', () => {
  const { tours, articles } = scenarios['large-300'].catalogue(today, 'en');
  expect([tours.length, articles.length]).toEqual([10_800, 5000]);
  const count = tours.reduce((sum, { itineraries }) => sum + itineraries.length, 0);
  expect(Math.abs(count - 200_000)).toBeLessThan(10_000);
});

test('a member by number is stored when it is first looked up', async () => {
  const { state } = createDatabases({ now, scenario: 'large-300' }).id;
  expect(Object.keys(state.members)).toEqual(['m1', 'm2', 'm3']);
  const member = findMemberByEmail(state, numberedEmail(100_000).toUpperCase());
  expect(member?.id).toBe('m100000');
  expect(state.members.m100000).toBe(member);
  expect(await verifyPassword(DEMO_PASSWORD, member?.passwordHash ?? '')).toBe(true);
  for (const number of [0, 3, 100_001]) expect(findMemberByEmail(state, numberedEmail(number))).toBeUndefined();
  expect(findMemberByEmail(createDatabases({ now }).id.state, numberedEmail(7))).toBeUndefined();
});

test('a new member follows the members by number, and is found', async () => {
  const { state } = createDatabases({ now, scenario: 'large-10' }).id;
  expect(findMemberByEmail(state, 'new@kelana.example')).toBeUndefined();
  const form = { email: 'New@kelana.example', password: 'Kelana2027', first_name: 'New', phone: '+628120000' };
  const added = addMember(state, await createMember(form as never));
  expect(added.id).toBe('m3334');
  expect(findMemberByEmail(state, 'new@kelana.example')).toBe(added);
});

test('the service lists the copies with their own prices', () => {
  const tours = serializeTours(createDatabases({ now, scenario: 'large-10' }).id);
  const copy = tours.find(({ id }) => id === 53);
  expect(copy?.lowestItinerary?.tour_id).toBe(53);
  expect(copy?.regional?.total_tours).toBe(50);
});
