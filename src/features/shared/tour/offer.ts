import type { Answer } from '@sdk';
import { serviceLink } from '../service-link';

/** A title with a picture and a link, used for promotions, accreditations and sister companies. */
export type Offer = ReturnType<typeof offerOf>;

export function offerOf(row: { title: string; image_url?: string | null; hyperlink?: string | null }) {
  const { title, image_url, hyperlink } = row;
  return { title, imageUrl: image_url ?? null, link: serviceLink(hyperlink ?? null) };
}

/** An offer with what a guest gets, its first and last day (`YYYY-MM-DD`; null when open) and its conditions. */
export type PromotionModel = ReturnType<typeof promotionsOf>[number];

/** Returns the promotions that have not ended on the day `today` (Jakarta). */
export function promotionsOf(rows: Answer<'listPromotions'>['data'], today: string) {
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
