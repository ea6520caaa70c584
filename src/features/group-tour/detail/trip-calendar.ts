import { brand } from '@/config/brand';
import { calendarFile, calendarFileName } from '@/domain/calendar-file';
import { saveFile } from '@/lib/save-file';
import type { ShownDeparture } from './departures';

/** Hands the days of a departure to the browser as a calendar file. */
export function saveTripCalendar(title: string, departure: ShownDeparture, text: string, url: string): void {
  const file = calendarFile({
    uid: `departure-${departure.id}@${brand.email.split('@')[1]}`,
    title,
    firstDay: departure.departure_date,
    lastDay: departure.arrival_date,
    text,
    url,
    madeAt: new Date(),
  });
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), calendarFileName(title));
}
