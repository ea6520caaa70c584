import type { DayActivity } from '@sdk';
import type { Locale } from '../localized.ts';
import { mediaPath } from '../media-path.ts';
import { getDayPattern } from './day-patterns.ts';
import { tourDays } from './days.ts';
import type { TourRow } from './row.ts';

/** The days of a tour under the id of one of its departures, or under an id of the tour itself when it has none. */
export function buildDayActivities(row: TourRow, locale: Locale, itineraryId: number = row.id * 10_000): DayActivity[] {
  const tourDay = tourDays[row.id];
  return getDayPattern(row.pattern, row.days).map((pattern, index) => {
    const day = index + 1;
    const meals = tourDay?.meals?.[day] ?? pattern.meals;
    const transport = tourDay?.transport?.[day];
    const imageName = tourDay?.images?.[day];
    return {
      id: itineraryId * 100 + day,
      day,
      breakfast: meals.includes('B'),
      lunch: meals.includes('L'),
      dinner: meals.includes('D'),
      detail: tourDay?.details[locale][index] ?? '',
      transport: transport === undefined ? pattern.transport : transport,
      itinerary_id: itineraryId,
      image_url: imageName ? mediaPath(imageName) : null,
    };
  });
}
