import type { Career } from '@sdk';
import { languageOf } from '@/domain/content-language';
import { isSameId } from '@/lib/is-same-id';
import type { Vacancy } from '../vacancy';

export type ApplyModel = {
  positions: { id: number; position: string }[];
  /** The position in the URL; null when the visitor chooses one in the form. */
  chosen: Pick<Vacancy, 'id' | 'slug' | 'position' | 'language' | 'type' | 'contract' | 'location'> | null;
};

/** Returns the open positions and the one with this id; null when that position is not open. */
export function applyModel(careers: readonly Career[], id: number | null): ApplyModel | null {
  const career = careers.find((one) => isSameId(one.id, id));
  if (id !== null && !career) return null;
  return {
    positions: careers.map(({ id, position }) => ({ id, position })),
    chosen: career
      ? {
          id: career.id,
          slug: career.slug,
          position: career.position,
          ...languageOf(career),
          type: career.type,
          contract: career.contract,
          location: career.location ?? null,
        }
      : null,
  };
}
