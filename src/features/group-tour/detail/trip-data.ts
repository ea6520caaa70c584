import type {
  ItemAvailability,
  ItemList,
  MergeLeafTypes,
  Offer,
  ProductLeaf,
  TouristTrip,
  TouristTripLeaf,
} from 'schema-dts';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { type Departure, type SeatKind, seatKind, sortDepartures } from '@/domain/tour/departure';
import { agencyReference } from '@/features/shared/agency-data';
import type { Locale } from '@/i18n/locales';
import type { DetailModel } from './detail-model';

const CURRENCY = 'IDR';

/** The availability of the seats for search engines; nothing when only our team knows whether there are any. */
const AVAILABILITY = {
  available: 'https://schema.org/InStock',
  almost: 'https://schema.org/LimitedAvailability',
  few: 'https://schema.org/LimitedAvailability',
  full: 'https://schema.org/SoldOut',
  ask: null,
} as const satisfies Record<SeatKind, ItemAvailability | null>;

/**
 * Returns the schema.org data of a tour, with the departures of the day on which the page was built. A tour with offers is
 * also a Product, because search engines show the price and the seats of nothing else that a tour could be.
 */
export function tripData(locale: Locale, tour: DetailModel, description: string) {
  const offers = sortDepartures(tour.departures, tour.today).upcoming.flatMap((row) => offerData(locale, tour.id, row));
  const trip = {
    '@type': 'TouristTrip',
    name: tour.title,
    url: pageUrl(locale, routes.tour(tour.id)),
    description,
    ...(tour.pictures.length > 0 && { image: tour.pictures.map((picture) => picture.url) }),
    ...(tour.days && tour.days.length > 0 && { itinerary: itineraryData(tour.days) }),
    provider: agencyReference(locale),
  } satisfies TouristTrip;
  if (offers.length === 0) return trip;
  return { ...trip, '@type': ['TouristTrip', 'Product'], offers } satisfies MergeLeafTypes<
    [TouristTripLeaf, ProductLeaf]
  >;
}

function itineraryData(days: NonNullable<DetailModel['days']>) {
  const itemListElement = days.map(({ day, title }) => ({ '@type': 'ListItem', position: day, name: title }) as const);
  return { '@type': 'ItemList', numberOfItems: days.length, itemListElement } satisfies ItemList;
}

// Without a price there is no offer. What is offered is there from the first to the last day of the trip; a time of
// departure would need an hour, which the service does not know.
function offerData(locale: Locale, tourId: number, { id, from, to, price, seat }: Departure) {
  if (price === null) return [];
  const availability = AVAILABILITY[seatKind(seat)];
  const offer = {
    '@type': 'Offer',
    url: pageUrl(locale, routes.tour(tourId, { itinerary: id })),
    price,
    priceCurrency: CURRENCY,
    ...(availability && { availability }),
    availabilityStarts: from,
    availabilityEnds: to,
  } satisfies Offer;
  return [offer];
}
