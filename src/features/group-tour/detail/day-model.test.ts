import type { DayActivity } from '@sdk';
import { expect, test } from 'vitest';
import { dayModels } from './day-model';

const row = (changes: Partial<DayActivity>): DayActivity => ({
  id: 1,
  day: 1,
  breakfast: false,
  lunch: false,
  dinner: false,
  detail: 'Jakarta – Istanbul',
  transport: 'flight',
  itinerary_id: 170704,
  ...changes,
});

test('the first line of a day is its title, the other lines are its text', () => {
  const [day] = dayModels([row({ detail: 'Cappadocia – Konya\nSinggah di Sultanhanı.\nSore di bazar.' })]);
  expect([day?.title, day?.text]).toEqual(['Cappadocia – Konya', 'Singgah di Sultanhanı.\nSore di bazar.']);
});

test('days are sorted', () => {
  expect(dayModels([row({ day: 3 }), row({ day: 1 }), row({ day: 2 })]).map((day) => day.day)).toEqual([1, 2, 3]);
});

test('a day has the meals of its row', () => {
  expect(dayModels([row({ lunch: true, dinner: true })])[0]?.meals).toEqual(['lunch', 'dinner']);
});
