import type { Tour } from '@sdk';
import { languageOf } from '@/domain/content-language';
import { type Departure, departureOf, departuresOf, tripLength } from '@/domain/tour/departure';
import { departureOfCard, tourCardModel } from '@/domain/tour/tour-card';
import { compareDays } from '@/lib/compare-days';

export type DealModel = ReturnType<typeof dealModels>[number];
export type BoardRow = ReturnType<typeof boardRows>[number];

const BOARD_ROWS = 5;
const ROWS_OF_MONTH = 2;

/** Returns the hot deals; each links to its departure and has the price and picture of the deal. */
export function dealModels(deals: readonly Tour[], today: string) {
  return deals.map((deal) => {
    const { title, countries, days } = tourCardModel(deal, today);
    const next = nextOf(deal, today);
    const price = next ? next.price : (deal.price ?? null);
    return {
      id: deal.tourId ?? deal.id,
      title: deal.tour?.title ?? title,
      imageUrl: deal.imageUrl ?? deal.thumbnail ?? null,
      ...(deal.imageColor && { imageColor: deal.imageColor }),
      ...languageOf(deal),
      countries,
      days,
      price,
      /** The price before the deal in rupiah; null if the service has no higher price. */
      normalPrice: price && deal.tour?.price && deal.tour.price > price ? deal.tour.price : null,
      next: next && { id: next.id, from: next.from, seat: next.seat },
    };
  });
}

/** Returns the departure that the deal is about, or once that has left the one that a card of the deal shows. */
function nextOf(deal: Tour, today: string): Departure | null {
  const own = deal.lowestItinerary;
  const isOwn = own && !own.status_deleted && own.departure_date >= today;
  return (isOwn ? departureOf(own) : departureOfCard(departuresOf(deal.itineraries, today).upcoming)) ?? null;
}

/** Returns the soonest departures of all tours, at most two of a month, so that the rows reach into the next months. */
export function boardRows(tours: readonly Tour[], today: string) {
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
    .filter(({ from }, index, rows) => from.slice(0, 7) !== rows[index - ROWS_OF_MONTH]?.from.slice(0, 7))
    .slice(0, BOARD_ROWS);
}
