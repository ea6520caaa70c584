import { expect, test } from 'vitest';
import { locales } from '../localized.ts';
import { tourDays } from './day-activities.ts';
import { tourDescriptions } from './descriptions.ts';
import { tourRows } from './rows.ts';
import { buildTours } from './tour.ts';

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

test('texts for search engines keep their limits and every slug is unique', () => {
  const descriptions = Object.values(tourDescriptions);
  const titles = descriptions.flatMap(({ seoTitle }) => locales.map((locale) => seoTitle[locale]));
  const texts = descriptions.flatMap(({ seoDescription }) => locales.map((locale) => seoDescription[locale]));
  expect(titles.filter((title) => title.length > 60)).toEqual([]);
  expect(texts.filter((text) => text.length > 155)).toEqual([]);
  expect(new Set(descriptions.map((one) => one.slug)).size).toBe(36);
});
