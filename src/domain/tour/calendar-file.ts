import { brand } from '@/config/brand';
import { saveFile, titleInFileName } from '@/lib/save-file';
import { addDays } from '../dates';

/** An all-day event; both days are included. `id` is the same each time for one departure. */
export type CalendarEvent = {
  id: string;
  title: string;
  firstDay: string;
  lastDay: string;
  text: string;
  url: string;
};

const LINE_OCTETS = 75;

/** Returns an event as an iCalendar file. Its DTEND is the day after the last one, because iCalendar excludes it. */
export function calendarFile({ id, title, firstDay, lastDay, text, url }: CalendarEvent, madeAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kelana//Tour//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(`${id}@${brand.email.split('@')[1]}`)}`,
    `DTSTAMP:${compact(madeAt.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${compact(firstDay)}`,
    `DTEND;VALUE=DATE:${compact(addDays(lastDay, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const compact = (iso: string) => iso.replace(/[-:]/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

// iCalendar limits a line to 75 octets; a continuation line starts with a space. A multi-byte character is never split.
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    const fits = octets + size <= LINE_OCTETS;
    text += fits ? letter : `\r\n ${letter}`;
    octets = fits ? octets + size : size + 1;
  }
  return text;
}

/** Downloads an event as a calendar file, named after its title. */
export function saveCalendar(event: CalendarEvent): void {
  const file = new Blob([calendarFile(event, new Date())], { type: 'text/calendar;charset=utf-8' });
  saveFile(file, `${titleInFileName(event.title)}.ics`);
}
