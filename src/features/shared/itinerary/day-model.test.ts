import type { DayActivity, Tour } from '@sdk';
import { expect, test } from 'vitest';
import { dayModels, programmeOf } from './day-model';

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

test('the programme is requested for the first departure that is not withdrawn', () => {
  const row = (id: number, status_deleted: boolean) => ({ id, status_deleted }) as Tour['itineraries'][number];
  expect(programmeOf({ itineraries: [row(1, true), row(2, false)] })).toBe(2);
  expect(programmeOf({ itineraries: [] })).toBeNull();
});
