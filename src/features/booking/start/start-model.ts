import type { Regional, Tour } from '@sdk';
import { visibleRegionals } from '@/domain/regionals';
import { type TourCardModel, tourCardModel } from '@/domain/tour-card';

export type StartRegion = { id: number; name: string; imageUrl: string | null; price: number | null; tours: number };
export type StartModel = { regions: StartRegion[]; tours: TourCardModel[] };

const SHOWN_TOURS = 3;

/** What a booking without a tour offers: the regions, and the tours that leave next. */
export function startModel(regionals: readonly Regional[], tours: readonly Tour[], today: string): StartModel {
  return {
    regions: visibleRegionals(regionals).map((row) => ({
      id: row.id,
      name: row.name,
      imageUrl: row.imageUrl ?? null,
      price: row.min_price ?? null,
      tours: row.total_tours,
    })),
    tours: tours.slice(0, SHOWN_TOURS).map((tour) => tourCardModel(tour, today)),
  };
}
