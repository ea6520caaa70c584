import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file';

const event = {
  id: 'departure-170704',
  title: 'Turki Lengkap',
  firstDay: '2027-04-17',
  lastDay: '2027-04-26',
  text: '10 hari 9 malam',
  url: 'https://kelana.example/group-tour/17?itinerary=170704',
};
const fileOf = (changes: Partial<CalendarEvent> = {}) =>
  calendarFile({ ...event, ...changes }, new Date('2026-11-21T03:24:05.123Z'));
const unfold = (file: string) => file.replaceAll('\r\n ', '');

test('a departure is an all-day event that ends the day after the arrival', () => {
  expect(fileOf()).toBe(
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

test('a day that belongs to an event is an event of its own', () => {
  const file = calendarFile(event, new Date('2026-11-21T03:24:05Z'), [
    { name: 'balance', day: '2027-03-18', title: 'Pelunasan' },
  ]);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file).toContain('UID:departure-170704-balance@kelana.example\r\n');
  expect(file).toContain('DTSTART;VALUE=DATE:20270318\r\nDTEND;VALUE=DATE:20270319\r\nSUMMARY:Pelunasan\r\n');
});

test('a meeting is an event of an hour', () => {
  const startsAt = '2027-04-17T18:30:00+07:00';
  const days = [{ name: 'meeting' as const, day: '2027-04-17', startsAt, title: 'Berkumpul' }];
  const file = calendarFile(event, new Date('2026-11-21T03:24:05Z'), days);
  expect(file).toContain('DTSTART:20270417T113000Z\r\nDTEND:20270417T123000Z\r\nSUMMARY:Berkumpul\r\n');
});

test('commas, semicolons, backslashes and line ends are escaped, a lone carriage return too', () => {
  const title = 'Hanoi, Sapa; a\\b\rATTENDEE:mailto:x@y.example';
  const file = fileOf({ title, text: 'satu\r\ndua\rtiga\n\nempat' });
  expect(unfold(file)).toContain('SUMMARY:Hanoi\\, Sapa\\; a\\\\b\\nATTENDEE:mailto:x@y.example\r\n');
  expect(unfold(file)).toContain('DESCRIPTION:satu\\ndua\\ntiga\\n\\nempat\r\n');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a long line is folded at 75 octets without splitting a character', () => {
  const title = 'Göreme – Kuşadası '.repeat(12).trim();
  const file = fileOf({ title });
  const sizes = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(unfold(file)).toContain(`SUMMARY:${title}\r\n`);
});
