import type { Regional, Tour } from '@sdk';
import { regionModel, visibleRegionals } from '@/domain/tour/regionals';
import { tourCardModel } from '@/domain/tour/tour-card';

export type StartModel = ReturnType<typeof startModel>;

const SHOWN_TOURS = 3;

/** Returns the choices of a booking without a tour: the regions, and the tours that depart next. */
export function startModel(regionals: readonly Regional[], tours: readonly Tour[], today: string) {
  return {
    regions: visibleRegionals(regionals).map(regionModel),
    tours: tours.slice(0, SHOWN_TOURS).map((tour) => tourCardModel(tour, today)),
  };
}
