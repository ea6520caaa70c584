import type { DayActivity } from '@sdk';
import { dayPattern } from './day-patterns.ts';
import { mediaPath } from './media-path.ts';
import { tourDays } from './tour-days.ts';
import type { TourRow } from './tour-row.ts';

/** The days of a tour under the id of one of its departures, or under an id of the tour itself when it has none. */
export function dayActivitiesOf(row: TourRow, itineraryId: number = row.id * 10_000): DayActivity[] {
  const own = tourDays[row.id];
  return dayPattern(row.pattern, row.days).map((usual, index) => {
    const day = index + 1;
    const meals = own?.meals?.[day] ?? usual.meals;
    const transport = own?.transport?.[day];
    const scene = own?.scenes?.[day];
    return {
      id: itineraryId * 100 + day,
      day,
      breakfast: meals.includes('B'),
      lunch: meals.includes('L'),
      dinner: meals.includes('D'),
      detail: own?.details[index] ?? '',
      transport: transport === undefined ? usual.transport : transport,
      itinerary_id: itineraryId,
      image_url: scene ? mediaPath(scene) : null,
    };
  });
}
