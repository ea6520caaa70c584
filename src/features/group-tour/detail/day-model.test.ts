import type { DayActivity } from '@sdk';
import { expect, test } from 'vitest';
import { dayModels, mealsTotal } from './day-model';

const row = (given: Partial<DayActivity>): DayActivity => ({
  id: 1,
  day: 1,
  breakfast: false,
  lunch: false,
  dinner: false,
  detail: 'Jakarta – Istanbul',
  transport: 'flight',
  itinerary_id: 170704,
  ...given,
});

test('the first line is the title, the rest the text', () => {
  const [day] = dayModels([row({ detail: 'Cappadocia – Konya\nSinggah di Sultanhanı.\nSore di bazar.' })]);
  expect([day?.title, day?.text]).toEqual(['Cappadocia – Konya', 'Singgah di Sultanhanı.\nSore di bazar.']);
});

test('days come in order', () => {
  expect(dayModels([row({ day: 3 }), row({ day: 1 }), row({ day: 2 })]).map((day) => day.day)).toEqual([1, 2, 3]);
});

test('meals are counted over all days', () => {
  const days = dayModels([row({ lunch: true, dinner: true }), row({ day: 2, breakfast: true })]);
  expect(days[0]?.meals).toEqual(['lunch', 'dinner']);
  expect(mealsTotal(days)).toBe(3);
});
