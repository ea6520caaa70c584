import type { Departure } from '@/domain/tour/departure';
import { saveCalendar } from '@/features/shared/tour/save-calendar';

/** Downloads the days of a departure as a calendar file. */
export function saveTripCalendar(title: string, departure: Departure, text: string, url: string): void {
  saveCalendar({
    id: `departure-${departure.id}`,
    title,
    firstDay: departure.from,
    lastDay: departure.to,
    text,
    url,
  });
}
