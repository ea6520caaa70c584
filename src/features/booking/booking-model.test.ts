import { expect, test } from 'vitest';
import { shortTitle } from './booking-model';

test('the short title has no route', () => {
  expect(shortTitle('Turki Lengkap: Istanbul – Cappadocia')).toBe('Turki Lengkap');
  expect(shortTitle('Sakura Jepang & Shirakawago')).toBe('Sakura Jepang & Shirakawago');
});
