import type { AggregateOffer, ItemList, TouristTrip } from 'schema-dts';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { type Departure, isFull, sortDepartures } from '@/domain/tour/departure';
import { agencyData } from '@/features/shared/agency-data';
import type { Locale } from '@/i18n/locales';
import type { DetailModel } from './detail-model';

/** Returns the schema.org data of a tour, with the prices and dates of the day on which the page was built. */
export function tripData(locale: Locale, tour: DetailModel, description: string) {
  const url = pageUrl(locale, routes.tour(tour.id));
  const offers = offersData(sortDepartures(tour.departures, tour.today).upcoming, url);
  return {
    '@type': 'TouristTrip',
    name: tour.title,
    url,
    description,
    ...(tour.pictures.length > 0 && { image: tour.pictures.map((picture) => picture.url) }),
    ...(tour.days && tour.days.length > 0 && { itinerary: itineraryData(tour.days) }),
    provider: agencyData(locale),
    ...(offers && { offers }),
  } satisfies TouristTrip;
}

function itineraryData(days: NonNullable<DetailModel['days']>) {
  const itemListElement = days.map(({ day, title }) => ({ '@type': 'ListItem', position: day, name: title }) as const);
  return { '@type': 'ItemList', numberOfItems: days.length, itemListElement } satisfies ItemList;
}

// Returns null if no departure has a price and is not full. If the seats of all of them are unknown, availability is
// limited.
function offersData(upcoming: readonly Departure[], url: string) {
  const offers = upcoming.filter((row) => !isFull(row) && row.price !== null);
  if (offers.length === 0) return null;
  const prices = offers.map((row) => row.price ?? 0);
  const hasSeats = offers.some((row) => row.seat !== null);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'IDR',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: offers.length,
    availability: hasSeats ? 'https://schema.org/InStock' : 'https://schema.org/LimitedAvailability',
    url,
  } satisfies AggregateOffer;
}
