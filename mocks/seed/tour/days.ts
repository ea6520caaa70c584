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
import type { TourDays } from './row.ts';

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
