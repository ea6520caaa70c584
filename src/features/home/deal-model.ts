import type { Tour } from '@sdk';
import { splitItineraries, tripLength, withoutDeleted } from '@/domain/itineraries';
import { tourCardModel } from '@/domain/tour-card';
import { compareDays } from '@/lib/compare-days';
import type { KeptTour } from '@/state/kept-tours';

type DepartureModel = { id: number; date: string; seat: number | null };

/** `normalPrice` in rupiah is what the deal saves from; null where the service names no higher price. */
export type DealModel = KeptTour & { normalPrice: number | null; next: DepartureModel | null };
export type BoardRow = DepartureModel & { tourId: number; title: string; days: number; price: number | null };

const BOARD_ROWS = 5;

/** Hot deals; each leads to the departure it is for and shows the deal's own price and picture. */
export function dealModels(deals: readonly Tour[], today: string): DealModel[] {
  return deals.map((deal) => {
    const { title, countries, days } = tourCardModel(deal, today);
    return {
      id: deal.tourId ?? deal.id,
      title: deal.tour?.title ?? title,
      imageUrl: deal.imageUrl ?? deal.thumbnail ?? null,
      countries,
      days,
      price: deal.price ?? null,
      normalPrice: normalPriceOf(deal),
      next: nextOf(deal, today),
    };
  });
}

function nextOf(deal: Tour, today: string): DepartureModel | null {
  const own = deal.lowestItinerary;
  if (!own || own.status_deleted || own.departure_date < today) return tourCardModel(deal, today).departures[0] ?? null;
  return { id: own.id, date: own.departure_date, seat: own.seat ?? null };
}

function normalPriceOf({ tour, price }: Tour): number | null {
  return price && tour?.price && tour.price > price ? tour.price : null;
}

/** The soonest departures of all tours, one row a date. */
export function boardRows(tours: readonly Tour[], today: string): BoardRow[] {
  return tours
    .flatMap((tour) =>
      splitItineraries(withoutDeleted(tour.itineraries), today).upcoming.map((row) => ({
        id: row.id,
        tourId: tour.id,
        title: tour.title,
        date: row.departure_date,
        days: tripLength(row).days,
        seat: row.seat ?? null,
        price: row.price ?? null,
      })),
    )
    .sort((a, b) => compareDays(a.date, b.date))
    .slice(0, BOARD_ROWS);
}
