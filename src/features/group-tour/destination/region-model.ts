import type { Regional } from '@sdk';

export type RegionCard = {
  id: number;
  name: string;
  imageUrl: string | null;
  backgroundUrl: string | null;
  minPrice: number | null;
  maxPrice: number | null;
  tours: number;
};

/** A region as its tile and its page show it. */
export function regionCard(region: Regional): RegionCard {
  return {
    id: region.id,
    name: region.name,
    imageUrl: region.imageUrl ?? null,
    backgroundUrl: region.bgUrl ?? region.imageUrl ?? null,
    minPrice: region.min_price ?? null,
    maxPrice: region.max_price ?? null,
    tours: region.total_tours,
  };
}
