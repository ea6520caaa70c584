import { saveCalendar } from '@/features/shared/save-calendar';
import type { ShownDeparture } from './departures';

/** Hands the days of a departure to the browser as a calendar file. */
export function saveTripCalendar(title: string, departure: ShownDeparture, text: string, url: string): void {
  saveCalendar({
    id: `departure-${departure.id}`,
    title,
    firstDay: departure.departure_date,
    lastDay: departure.arrival_date,
    text,
    url,
  });
}
