import type { Regional } from '@sdk';

export type RegionModel = ReturnType<typeof regionModel>;

/** Returns the regions that have tours, sorted by the number of tours in descending order (§9). */
export function visibleRegionals<T extends Pick<Regional, 'total_tours'>>(regionals: readonly T[]): T[] {
  return regionals.filter((row) => row.total_tours > 0).sort((a, b) => b.total_tours - a.total_tours);
}

/** Reduces a region to its tile; `price` is the lowest of its tours in rupiah. */
export function regionModel(region: Regional) {
  return {
    id: region.id,
    name: region.name,
    imageUrl: region.imageUrl ?? null,
    ...(region.imageColor && { imageColor: region.imageColor }),
    price: region.min_price ?? null,
    tours: region.total_tours,
    ...(region.tagline && { tagline: region.tagline }),
  };
}
