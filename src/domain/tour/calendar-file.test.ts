import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile, calendarFileName } from './calendar-file';

const event = (overrides: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'departure-170704@kelana.example',
  title: 'Turki Lengkap',
  firstDay: '2027-04-17',
  lastDay: '2027-04-26',
  text: '10 hari 9 malam',
  url: 'https://kelana.example/group-tour/17?itinerary=170704',
  madeAt: new Date('2026-11-21T03:24:05.123Z'),
  ...overrides,
});

const linesOf = (overrides: Partial<CalendarEvent> = {}) => calendarFile(event(overrides)).split('\r\n');
const unfold = (file: string) => file.replaceAll('\r\n ', '');

test('a departure is an all-day event that ends the day after the arrival', () => {
  expect(calendarFile(event())).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Kelana//Tour//ID',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:departure-170704@kelana.example',
      'DTSTAMP:20261121T032405Z',
      'DTSTART;VALUE=DATE:20270417',
      'DTEND;VALUE=DATE:20270427',
      'SUMMARY:Turki Lengkap',
      'DESCRIPTION:10 hari 9 malam',
      'URL:https://kelana.example/group-tour/17?itinerary=170704',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('commas, semicolons, backslashes and new lines are escaped', () => {
  expect(linesOf({ title: 'Hanoi, Sapa; a\\b', text: 'satu\ndua' })).toEqual(
    expect.arrayContaining(['SUMMARY:Hanoi\\, Sapa\\; a\\\\b', 'DESCRIPTION:satu\\ndua']),
  );
});

test('a lone carriage return does not end a line of the file', () => {
  const file = calendarFile(event({ title: 'Bali\rATTENDEE:mailto:x@y.example', text: 'satu\r\ndua\rtiga\n\nempat' }));
  expect(unfold(file)).toContain('SUMMARY:Bali\\nATTENDEE:mailto:x@y.example\r\n');
  expect(unfold(file)).toContain('DESCRIPTION:satu\\ndua\\ntiga\\n\\nempat\r\n');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a long line is folded at 75 octets without splitting a character', () => {
  const title = 'Göreme – Kuşadası '.repeat(12).trim();
  const file = calendarFile(event({ title }));
  const sizes = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(unfold(file)).toContain(`SUMMARY:${title}\r\n`);
});

test('the file is named after the tour', () => {
  expect(calendarFileName('Turki: Istanbul / Konya')).toBe('Turki Istanbul Konya.ics');
});
