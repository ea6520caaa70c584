import type { OpeningHours } from '@sdk';
import { expect, test } from 'vitest';
import { formatOpeningHours } from './opening-hours';

const weekdays: OpeningHours = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  opens: '09:00',
  closes: '17:30',
};

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test('days in a row are a range, and each time has its days', () => {
  const saturday: OpeningHours = { days: ['saturday'], opens: '09:00', closes: '14:00' };
  expect(plain(formatOpeningHours([weekdays, saturday], 'id'))).toBe('Sen–Jum 09.00–17.30 · Sab 09.00–14.00');
  expect(plain(formatOpeningHours([weekdays, saturday], 'en'))).toBe('Mon–Fri 09:00–17:30 · Sat 09:00–14:00');
});

test('days with a gap, in any order, are several ranges', () => {
  const days: OpeningHours['days'] = ['sunday', 'wednesday', 'monday', 'saturday'];
  expect(plain(formatOpeningHours([{ ...weekdays, days }], 'en'))).toBe('Mon, Wed, Sat–Sun 09:00–17:30');
});

test('no line breaks inside the hours of a day', () => {
  expect(formatOpeningHours([weekdays], 'id')).toBe('Sen–\u2060Jum\u00a009.00–\u206017.30');
});

test('an office without hours has none', () => {
  expect(formatOpeningHours([], 'id')).toBe('');
});
