import { expect, test } from 'vitest';
import { buildCareers } from './career.ts';

test('there are six vacancies with ids from 1 and unique slugs', () => {
  const careers = buildCareers('2026-11-21', 'id');
  expect(careers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(careers.map(({ slug }) => slug)).toEqual([
    'tour-consultant',
    'tour-leader-jepang-korea',
    'product-executive-eropa',
    'mice-account-manager',
    'visa-officer',
    'content-social-media-intern',
  ]);
});

test('they were posted before today and their dates move with it', () => {
  expect(buildCareers('2026-11-21', 'id')[0]?.created_at).toBe('2026-11-15');
  expect(buildCareers('2027-01-03', 'id')[0]?.created_at).toBe('2026-12-28');
});

test('those with a last day close after today', () => {
  expect(buildCareers('2026-11-21', 'id').map(({ closes_on }) => closes_on)).toEqual([
    '2027-01-05',
    null,
    '2026-12-15',
    '2026-12-03',
    null,
    '2026-12-21',
  ]);
});

test('no vacancy requires an age, a gender or an appearance', () => {
  for (const { requirements } of buildCareers('2026-11-21', 'id')) {
    expect(requirements).not.toMatch(/usia|umur|penampilan|menarik|pria|wanita/i);
  }
});
