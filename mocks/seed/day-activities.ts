import type { DayActivity } from '@sdk';
import { dayPattern } from './day-patterns.ts';
import { americaDays } from './days/america.ts';
import { australiaDays } from './days/australia.ts';
import { balkanCaucasusDays } from './days/balkan-caucasus.ts';
import { chinaDays } from './days/china.ts';
import { classicEuropeDays } from './days/classic-europe.ts';
import { eastEuropeDays } from './days/east-europe.ts';
import { gulfAfricaDays } from './days/gulf-africa.ts';
import { iberiaBritainDays } from './days/iberia-britain.ts';
import { japanDays } from './days/japan.ts';
import { koreaDays } from './days/korea.ts';
import { southAsiaDays } from './days/south-asia.ts';
import { southeastAsiaDays } from './days/southeast-asia.ts';
import { taiwanHongKongDays } from './days/taiwan-hong-kong.ts';
import { turkiyeDays } from './days/turkiye.ts';
import { mediaPath } from './media-path.ts';
import type { TourDays, TourRow } from './tour-row.ts';

const daysOfTours: Readonly<Record<number, TourDays>> = {
  ...japanDays,
  ...koreaDays,
  ...chinaDays,
  ...taiwanHongKongDays,
  ...classicEuropeDays,
  ...iberiaBritainDays,
  ...turkiyeDays,
  ...gulfAfricaDays,
  ...southeastAsiaDays,
  ...eastEuropeDays,
  ...balkanCaucasusDays,
  ...australiaDays,
  ...southAsiaDays,
  ...americaDays,
};

/** The days of a tour as one of its departures runs them; every departure has the same days under its own ids. */
export function dayActivitiesOf(row: Pick<TourRow, 'id' | 'pattern' | 'days'>, itineraryId: number): DayActivity[] {
  const own = daysOfTours[row.id];
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

/** How many days are written for a tour; it must equal the tour's length. */
export function writtenDays(tourId: number): number {
  return daysOfTours[tourId]?.details.length ?? 0;
}
