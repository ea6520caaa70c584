import type { Answer } from '@sdk';
import { type Offer, offerOf } from './offer';

/** An offer with what a guest gets, its first and last day (`YYYY-MM-DD`; null when open) and its conditions. */
export type PromotionModel = Offer & {
  benefit: string | null;
  from: string | null;
  to: string | null;
  conditions: string[];
};

/** Returns the promotions that have not ended on the day `today` (Jakarta). */
export function promotionsOf(rows: Answer<'listPromotions'>['data'], today: string): PromotionModel[] {
  return rows
    .map((row) => ({
      ...offerOf(row),
      benefit: row.benefit ?? null,
      from: row.starts_on ?? null,
      to: row.ends_on ?? null,
      conditions: row.conditions ?? [],
    }))
    .filter(({ to }) => to === null || to >= today);
}
