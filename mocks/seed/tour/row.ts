import type { DayActivity } from '@sdk';
import type { Localized } from '../localized.ts';
import type { PictureName } from '../pictures/scenes.ts';

export type Pattern = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
export type Transport = DayActivity['transport'];

/** The facts of a tour; its texts, days and pictures are in other files under the same id. */
export type TourRow = {
  id: number;
  title: Localized;
  route: Localized;
  regionalId: number;
  countries: readonly string[];
  days: number;
  fromPrice: number;
  capacity: number;
  pattern: Pattern;
  months: readonly number[];
  /** Number of the Friday or Saturday in the month, when the usual one does not fit. */
  weeks?: Readonly<Record<number, number>>;
  /** Percent above the lowest price, by month. */
  peaks?: Readonly<Record<number, number>>;
  promoMonth?: number;
  seats?: Readonly<Record<number, number | null>>;
  terms: TourCosts;
};

/**
 * A cost that only some guests have. `amount` is in rupiah per guest; `remark` is a text when an amount is not enough.
 */
export type OptionalCost = { label: Localized; amount?: number | null; remark?: Localized | null };

/** The services in the price and the costs outside it; amounts in rupiah per guest, `single` per room. */
type TourCosts = {
  flight: Localized;
  hotelNights: number;
  tipping: number;
  single: number;
  visa: OptionalCost;
  /** Excursions that guests choose and pay during the trip. */
  activities?: readonly OptionalCost[];
};

export type TourDescription = {
  slug: string;
  seoTitle: Localized;
  seoDescription: Localized;
  paragraphs: Localized<readonly string[]>;
  highlights: Localized<readonly (readonly [title: string, text: string])[]>;
};

export type TourDays = {
  /** One text for each day; its first line is the title. */
  details: Localized<readonly string[]>;
  transport?: Readonly<Record<number, Transport>>;
  /** Exceptions to the pattern's meals, as letters: `BLD`. */
  meals?: Readonly<Record<number, string>>;
  images?: Readonly<Record<number, PictureName>>;
};
