import type { Tour } from '@sdk';
import { languageOf } from '@/domain/content-language';
import { pictureColor } from '@/domain/picture-color';
import { type Departure, departureOf, departuresOf, tripLength } from '@/domain/tour/departure';
import { tourCardModel } from '@/domain/tour/tour-card';
import { compareDays } from '@/lib/compare-days';
import type { ListedTour } from '@/state/tour-lists';

/** `normalPrice` is the price before the deal in rupiah; null if the service has no higher price. */
export type DealModel = ListedTour & {
  imageColor?: string;
  normalPrice: number | null;
  next: Pick<Departure, 'id' | 'from' | 'seat'> | null;
};
export type BoardRow = Pick<Departure, 'id' | 'from' | 'seat' | 'price'> & {
  tourId: number;
  title: string;
  language?: 'id' | 'en';
  days: number;
};

const BOARD_ROWS = 5;

/** Returns the hot deals; each links to its departure and has the price and picture of the deal. */
export function dealModels(deals: readonly Tour[], today: string): DealModel[] {
  return deals.map((deal) => {
    const { title, countries, days } = tourCardModel(deal, today);
    return {
      id: deal.tourId ?? deal.id,
      title: deal.tour?.title ?? title,
      imageUrl: deal.imageUrl ?? deal.thumbnail ?? null,
      ...pictureColor(deal.imageColor),
      ...languageOf(deal),
      countries,
      days,
      price: deal.price ?? null,
      normalPrice: normalPriceOf(deal),
      next: nextOf(deal, today),
    };
  });
}

function nextOf(deal: Tour, today: string): DealModel['next'] {
  const own = deal.lowestItinerary;
  const isOwn = own && !own.status_deleted && own.departure_date >= today;
  const next = isOwn ? departureOf(own) : departuresOf(deal.itineraries, today).upcoming[0];
  return next ? { id: next.id, from: next.from, seat: next.seat } : null;
}

function normalPriceOf({ tour, price }: Tour): number | null {
  return price && tour?.price && tour.price > price ? tour.price : null;
}

/** Returns the soonest departures of all tours, one row per date. */
export function boardRows(tours: readonly Tour[], today: string): BoardRow[] {
  return tours
    .flatMap((tour) =>
      departuresOf(tour.itineraries, today).upcoming.map((row) => ({
        id: row.id,
        tourId: tour.id,
        title: tour.title,
        ...languageOf(tour),
        from: row.from,
        days: tripLength(row).days,
        seat: row.seat,
        price: row.price,
      })),
    )
    .sort((a, b) => compareDays(a.from, b.from))
    .slice(0, BOARD_ROWS);
}
