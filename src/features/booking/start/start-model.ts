import type { Regional, Tour } from '@sdk';
import { type RegionModel, regionModel, visibleRegionals } from '@/domain/tour/regionals';
import { type TourCardModel, tourCardModel } from '@/domain/tour/tour-card';

export type StartModel = { regions: RegionModel[]; tours: TourCardModel[] };

const SHOWN_TOURS = 3;

/** Returns the choices of a booking without a tour: the regions, and the tours that depart next. */
export function startModel(regionals: readonly Regional[], tours: readonly Tour[], today: string): StartModel {
  return {
    regions: visibleRegionals(regionals).map(regionModel),
    tours: tours.slice(0, SHOWN_TOURS).map((tour) => tourCardModel(tour, today)),
  };
}
