import { expect, test } from 'vitest';
import { buildPassportRequirement } from './passport.ts';

test('covers a new, a renewed, a child and a lost passport', () => {
  expect(buildPassportRequirement('2026-11-21', 'id').sections.map(({ key }) => key)).toEqual([
    'new',
    'renew',
    'child',
    'lost',
  ]);
});

test('fees are those of 17 December 2024', () => {
  expect(buildPassportRequirement('2026-11-21', 'id').fees.map(({ price }) => price)).toEqual([
    350_000, 650_000, 650_000, 950_000, 1_000_000, 1_000_000, 500_000,
  ]);
});

test('was checked two weeks ago', () => {
  expect(buildPassportRequirement('2026-11-21', 'id').updated_at).toBe('2026-11-07');
});
