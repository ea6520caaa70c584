import type { Regional } from '@sdk';
import { type RegionModel, regionModel } from '@/domain/regionals';

export type RegionCard = RegionModel & { backgroundUrl: string | null; maxPrice: number | null };

/** A region as its own page shows it. */
export function regionCard(region: Regional): RegionCard {
  return {
    ...regionModel(region),
    backgroundUrl: region.bgUrl ?? region.imageUrl ?? null,
    maxPrice: region.max_price ?? null,
  };
}
