import type { OpeningHours } from '@sdk';
import { expect, test } from 'vitest';
import { formatOpeningHours } from './opening-hours';

const weekdays: OpeningHours = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  opens: '09:00',
  closes: '17:30',
};

test('days in a row are a range, and each time has its days', () => {
  const saturday: OpeningHours = { days: ['saturday'], opens: '09:00', closes: '14:00' };
  expect(formatOpeningHours([weekdays, saturday], 'id')).toEqual(['Sen–Jum 09.00–17.30', 'Sab 09.00–14.00']);
  expect(formatOpeningHours([weekdays, saturday], 'en')).toEqual(['Mon–Fri 09:00–17:30', 'Sat 09:00–14:00']);
});

test('days with a gap, in any order, are several ranges', () => {
  const days: OpeningHours['days'] = ['sunday', 'wednesday', 'monday', 'saturday'];
  expect(formatOpeningHours([{ ...weekdays, days }], 'en')).toEqual(['Mon, Wed, Sat–Sun 09:00–17:30']);
});

test('an office without hours has none', () => {
  expect(formatOpeningHours([], 'id')).toEqual([]);
});
