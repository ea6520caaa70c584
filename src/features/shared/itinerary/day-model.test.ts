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

test('days are sorted, and the first line of each text is its title', () => {
  const detail = 'Cappadocia – Konya\nSinggah di Sultanhanı.\nSore di bazar.';
  const days = dayModels([row({ day: 3, detail, lunch: true, dinner: true }), row({ day: 1 }), row({ day: 2 })]);
  expect(days.map(({ day }) => day)).toEqual([1, 2, 3]);
  const expected = { title: 'Cappadocia – Konya', text: 'Singgah di Sultanhanı.\nSore di bazar.' };
  expect(days[2]).toMatchObject({ ...expected, meals: ['lunch', 'dinner'] });
});
