import type { Career } from '@sdk';
import type { Vacancy } from '../vacancy';

export type ApplyModel = {
  positions: { id: number; position: string }[];
  /** The position from the address; null when the visitor chooses one in the form. */
  chosen: Pick<Vacancy, 'id' | 'slug' | 'position' | 'type' | 'contract' | 'location'> | null;
};

/** The open positions with the one of the address; null when that one is not open. */
export function applyModel(careers: readonly Career[], id: number | null): ApplyModel | null {
  const career = careers.find((one) => one.id === id);
  if (id !== null && !career) return null;
  return {
    positions: careers.map(({ id, position }) => ({ id, position })),
    chosen: career
      ? {
          id: career.id,
          slug: career.slug,
          position: career.position,
          type: career.type,
          contract: career.contract,
          location: career.location ?? null,
        }
      : null,
  };
}
