import type { Tour } from '@sdk';
import { languageOf } from '@/domain/content-language';
import { type Pax, seatsFor } from '@/domain/party';
import { type Departure, departureOf, departuresOf, hasTooFewSeats, tripLength } from '@/domain/tour/departure';
import { departureOfCard, priceOfParty, tourCardModel } from '@/domain/tour/tour-card';
import { compareDays } from '@/lib/compare-days';

export type DealModel = ReturnType<typeof dealModels>[number];
export type BoardRow = ReturnType<typeof boardRows>[number];

const BOARD_ROWS = 5;
const ROWS_OF_MONTH = 2;

/**
 * Returns the hot deals; each links to its departure and has the price and picture of the deal. For a party each has
 * its total, and those with too few seats come last.
 */
export function dealModels(deals: readonly Tour[], today: string, party: Pax | null = null) {
  const models = deals.map((deal) => {
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
      ...(party && priceOfParty(deal, next, party)),
    };
  });
  return models.sort((a, b) => lacksSeats(a.next, party) - lacksSeats(b.next, party));
}

/** Returns 1 if seats are left, but too few for the party, otherwise 0. */
const lacksSeats = (departure: Pick<Departure, 'seat'> | null, party: Pax | null): number =>
  departure && hasTooFewSeats(departure, seatsFor(party)) ? 1 : 0;

/** Returns the departure that the deal is about, or once that has left the one that a card of the deal shows. */
function nextOf(deal: Tour, today: string): Departure | null {
  const own = deal.lowestItinerary;
  const isOwn = own && !own.status_deleted && own.departure_date >= today;
  return (isOwn ? departureOf(own) : departureOfCard(departuresOf(deal.itineraries, today).upcoming)) ?? null;
}

/**
 * Returns the soonest departures of all tours, at most two of a month, so that the rows reach into the next months. For
 * a party each has its total, and those with too few seats follow the others.
 */
export function boardRows(tours: readonly Tour[], today: string, party: Pax | null = null) {
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
        ...(party && priceOfParty(tour, row, party)),
      })),
    )
    .sort((a, b) => lacksSeats(a, party) - lacksSeats(b, party) || compareDays(a.from, b.from))
    .filter(({ from }, index, rows) => from.slice(0, 7) !== rows[index - ROWS_OF_MONTH]?.from.slice(0, 7))
    .slice(0, BOARD_ROWS);
}
