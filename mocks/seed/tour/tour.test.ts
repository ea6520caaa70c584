import { expect, test } from 'vitest';
import { locales } from '../localized.ts';
import { tourTerms as terms } from '../terms.ts';
import { tourDays } from './days.ts';
import { tourDescriptions } from './descriptions.ts';
import { tourRows } from './rows.ts';
import { buildTours } from './tour.ts';

const { tours, regionals, dayActivities } = buildTours('2026-11-21', 'id');

test('there are 36 tours, numbered 1 to 36', () => {
  expect(tours.map((tour) => tour.id)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
});

test('the nine regions count their tours and one is empty', () => {
  expect(regionals.map((one) => one.total_tours)).toEqual([10, 6, 5, 4, 4, 3, 2, 2, 0]);
  expect(regionals[0]).toMatchObject({ slug: 'asia-timur', min_price: 13_900_000, max_price: 29_900_000 });
  expect(regionals[8]).toMatchObject({ name: 'Indonesia', min_price: null, max_price: null });
});

test('every country of a tour is in the list under its id', () => {
  const countries = tours.flatMap((tour) => tour.mainCountries.map((one) => one.country));
  const nameById = new Map(countries.map((one) => [one.id, one.name]));
  expect(nameById.size).toBe(new Set(countries.map((one) => one.name)).size);
  for (const tour of tours) expect(tour.mainCountries.every((one) => one.tour_id === tour.id)).toBe(true);
});

test.each(locales)('every tour has texts for each day in %s, none repeated', (locale) => {
  const { dayActivities } = buildTours('2026-11-21', locale);
  for (const row of tourRows) {
    const days = dayActivities[row.id] ?? [];
    expect(tourDays[row.id]?.details[locale]).toHaveLength(row.days);
    expect(days.map((one) => one.day)).toEqual(Array.from({ length: row.days }, (_, index) => index + 1));
    for (const one of days) expect(one.detail).toMatch(/^[^\n]{5,80}\n([^\n]+?[.!](?: |$)){2,4}$/);
  }
  const texts = Object.values(dayActivities).flatMap((days) => days.map((one) => one.detail));
  expect(new Set(texts).size).toBe(texts.length);
});

test('the days of a departure have its id', () => {
  const lowest = tours.find((tour) => tour.id === 17)?.lowestItinerary?.id;
  expect(dayActivities[17]?.map((one) => one.itinerary_id)).toEqual(Array(10).fill(lowest));
  expect(dayActivities[17]?.[2]).toMatchObject({ breakfast: true, lunch: true, dinner: true, transport: 'bus' });
});

test('texts for search engines keep their limits and every slug is unique', () => {
  const descriptions = Object.values(tourDescriptions);
  const titles = descriptions.flatMap(({ seoTitle }) => locales.map((locale) => seoTitle[locale]));
  const texts = descriptions.flatMap(({ seoDescription }) => locales.map((locale) => seoDescription[locale]));
  expect(titles.filter((title) => title.length > 60)).toEqual([]);
  expect(texts.filter((text) => text.length > 155)).toEqual([]);
  expect(new Set(descriptions.map((one) => one.slug)).size).toBe(36);
});

test('the description holds paragraphs and four highlights', () => {
  for (const tour of tours)
    expect(tour.description).toMatch(/^(<p>[^<]+<\/p>){2,3}<ul>(<li><strong>[^<]+<\/strong> [^<]+<\/li>){4}<\/ul>$/);
});

test('costs on top of the price are fields, and texts in the term', () => {
  const costs = tours[16]?.costs?.map(({ kind, amount, percent, is_certain }) => [kind, amount ?? percent, is_certain]);
  expect(costs).toEqual([
    ['tax', 1.1, true],
    ['tipping', 1_600_000, true],
    ['insurance', 550_000, false],
    ['visa', null, false],
    ['activity', 3_500_000, false],
    ['activity', 550_000, false],
    ['personal', null, false],
  ]);
  expect(tours[16]?.room_supplements).toEqual([{ type: 'single', amount: 7_900_000 }]);
  expect(tours[16]?.term).toContain('<li>Tipping tour leader, pemandu, dan pengemudi: Rp\u00a01.600.000</li>');
  expect(tours[16]?.term).toContain('<li>Asuransi perjalanan: Rp\u00a0550.000</li>');
  expect(tours[16]?.term).toContain('<li>Visa: bebas visa 30 hari</li>');
});

test('a deposit and the day of the balance follow the region', () => {
  const payments = [1, 17, 19, 12].map((id) => tours[id - 1]?.payment);
  expect(payments).toEqual([
    { deposit: 5_000_000, deposit_days: 2, balance_days: 30 },
    { deposit: 10_000_000, deposit_days: 2, balance_days: 30 },
    { deposit: 10_000_000, deposit_days: 2, balance_days: 30 },
    { deposit: 10_000_000, deposit_days: 2, balance_days: 30 },
  ]);
  const nearby = tours.filter(({ payment }) => payment?.balance_days === 14).map(({ regionalId }) => regionalId);
  expect(new Set(nearby)).toEqual(new Set([4, 1]));
});

test('insurance is certain where the Schengen area requires it', () => {
  for (const { costs, mainCountries } of tours) {
    const insurance = costs?.find(({ kind }) => kind === 'insurance');
    const isSchengen = costs?.some(({ label }) => label === 'Visa Schengen');
    expect(insurance?.is_certain, mainCountries[0]?.country.name).toBe(isSchengen);
  }
});

test('every country has its code', () => {
  for (const { mainCountries } of tours)
    for (const { country } of mainCountries) expect(country.code, country.name).toMatch(/^[A-Z]{2}$/);
});

test('the lowest departure is the cheapest one with seats, for tour 17 not the full one in January', () => {
  expect(tours[16]?.lowestItinerary?.id).toBe(170_710);
  expect(tours[27]?.lowestItinerary).toBeNull();
  expect(tours[31]).toMatchObject({ lowestItinerary: null, itineraryCount: 0, linkPdf: null });
});

test('the terms have fifteen sections and six key points', () => {
  expect(terms.sections).toHaveLength(15);
  expect(terms.key_points).toHaveLength(6);
});
