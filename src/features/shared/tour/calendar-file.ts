import { brand } from '@/config/brand';
import { addDays } from '@/domain/dates';
import { saveFile, titleInFileName } from '@/lib/save-file';

/** An event of whole days, both included, or of the hour from `startsAt` (ISO), which wins over both. `id` is the same each time for one departure. */
export type CalendarEvent = {
  id: string;
  title: string;
  firstDay: string;
  lastDay: string;
  startsAt?: string;
  text: string;
  url: string;
};

/** A day before or in the event that its calendar should name, such as the last day of a payment. `startsAt` is an ISO time. */
export type CalendarDay = {
  name: 'deposit' | 'balance' | 'all' | 'meeting';
  day: string;
  startsAt?: string;
  title: string;
};

const LINE_OCTETS = 75;

/** Returns an event, and the days that belong to it, as an iCalendar file. */
export function calendarFile(event: CalendarEvent, madeAt: Date, days: readonly CalendarDay[] = []): string {
  const dayEvents = days.map(({ name, day, startsAt, title }) => ({
    ...event,
    id: `${event.id}-${name}`,
    title,
    firstDay: day,
    lastDay: day,
    ...(startsAt && { startsAt }),
  }));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kelana//Tour//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...[event, ...dayEvents].flatMap((one) => eventLines(one, madeAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The lines of an event. The DTEND of whole days is the day after the last one, because iCalendar excludes it. */
function eventLines({ id, title, firstDay, lastDay, startsAt, text, url }: CalendarEvent, madeAt: Date): string[] {
  const start = startsAt ? new Date(startsAt) : null;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(`${id}@${brand.email.split('@')[1]}`)}`,
    `DTSTAMP:${utc(madeAt)}`,
    ...(start
      ? [`DTSTART:${utc(start)}`, `DTEND:${utc(new Date(start.getTime() + HOUR_MS))}`]
      : [`DTSTART;VALUE=DATE:${compact(firstDay)}`, `DTEND;VALUE=DATE:${compact(addDays(lastDay, 1))}`]),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const compact = (iso: string) => iso.replace(/[-:]/g, '');

const HOUR_MS = 3_600_000;
const utc = (time: Date) => `${compact(time.toISOString().slice(0, 19))}Z`;

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

/** Downloads an event, with the days that belong to it, as a calendar file that is named after its title. */
export function saveCalendar(event: CalendarEvent, days?: readonly CalendarDay[]): void {
  const file = new Blob([calendarFile(event, new Date(), days)], { type: 'text/calendar;charset=utf-8' });
  saveFile(file, `${titleInFileName(event.title)}.ics`);
}
