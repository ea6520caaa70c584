import type { DayActivity } from '@sdk';
import { americaDays } from '../days/america.ts';
import { australiaDays } from '../days/australia.ts';
import { balkanCaucasusDays } from '../days/balkan-caucasus.ts';
import { chinaDays } from '../days/china.ts';
import { classicEuropeDays } from '../days/classic-europe.ts';
import { eastEuropeDays } from '../days/east-europe.ts';
import { gulfAfricaDays } from '../days/gulf-africa.ts';
import { iberiaBritainDays } from '../days/iberia-britain.ts';
import { japanDays } from '../days/japan.ts';
import { koreaDays } from '../days/korea.ts';
import { southAsiaDays } from '../days/south-asia.ts';
import { southeastAsiaDays } from '../days/southeast-asia.ts';
import { taiwanHongKongDays } from '../days/taiwan-hong-kong.ts';
import { turkiyeDays } from '../days/turkiye.ts';
import type { Locale } from '../localized.ts';
import { mediaPath } from '../media-path.ts';
import type { Pattern, TourDays, TourRow, Transport } from './row.ts';

/** The day texts of every tour by tour id, one for each day. */
export const tourDays: Readonly<Record<number, TourDays>> = {
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

type DayPattern = { meals: string; transport: Transport };

// Meals as letters (none: -) and transport, day by day, for every length that a pattern is used with.
const PATTERNS: Record<string, string> = {
  A4: 'D:flight BLD:bus BL:bus B:flight',
  A5: 'D:flight BLD:bus BL:bus B:walk B:flight',
  A6: 'D:flight BLD:bus BL:bus BLD:bus B:walk B:flight',
  B6: '-:flight LD:bus BLD:bus BLD:bus BL:train B:flight',
  B7: '-:flight LD:bus BLD:bus BLD:bus BL:train BD:walk B:flight',
  C7: '-:flight LD:bus BLD:bus BLD:train BLD:bus BL:bus B:flight',
  C8: '-:flight LD:bus BLD:bus BLD:train BLD:bus BL:bus B:walk B:flight',
  D8: '-:flight LD:bus BLD:bus BL:bus BLD:bus BL:walk B:flight -:-',
  D9: '-:flight LD:bus BLD:bus BL:bus BLD:bus BL:cable B:bus B:flight -:-',
  D10: '-:flight LD:bus BLD:bus BL:bus BLD:bus BL:cable BD:bus B:bus B:flight -:-',
  D11: '-:flight LD:bus BLD:bus BL:bus BLD:bus BL:cable BD:bus BL:walk B:bus B:flight -:-',
  D12: '-:flight LD:bus BLD:bus BL:bus BLD:bus BL:cable BD:bus BL:walk BLD:bus B:bus B:flight -:-',
  E11: '-:flight D:flight BL:walk BLD:bus BD:bus BL:train BL:ferry BLD:train B:walk B:flight -:-',
  F6: '-:flight LD:cruise BL:bus BD:bus B:walk B:flight',
  F8: '-:flight LD:cruise BL:bus BD:flight BL:bus BL:ferry B:walk B:flight',
  F9: '-:flight LD:cruise BL:bus BD:bus BL:bus BL:ferry BLD:bus B:walk B:flight',
};

/** The usual meals and transport of each day. Throws for a length that no tour of the pattern has. */
function getDayPattern(pattern: Pattern, days: number): DayPattern[] {
  const codes = PATTERNS[`${pattern}${days}`];
  if (!codes) throw new Error(`No day pattern ${pattern} of ${days} days`);
  return codes.split(' ').map((code) => {
    const [meals = '', transport = ''] = code.split(':');
    return { meals, transport: transport === '-' ? null : (transport as Transport) };
  });
}
