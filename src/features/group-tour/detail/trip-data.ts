import { brand } from '@/config/brand';
import { chooseDeparture, type ShownDeparture } from './departures';
import type { DetailModel } from './detail-model';

/** What search engines are told: always the prices and dates that the page shows on the day it is made. */
export function tripData(tour: DetailModel, url: string, home: string) {
  return {
    '@type': 'TouristTrip',
    name: tour.title,
    url,
    ...(tour.seoDescription && { description: tour.seoDescription }),
    ...(tour.pictures.length > 0 && { image: tour.pictures.map((picture) => picture.url) }),
    ...(tour.days && tour.days.length > 0 && { itinerary: itineraryData(tour.days) }),
    provider: { '@type': 'TravelAgency', name: brand.name, url: home },
    ...offersData(chooseDeparture(tour.departures, tour.today, null).upcoming, url),
  };
}

function itineraryData(days: NonNullable<DetailModel['days']>) {
  const itemListElement = days.map(({ day, title }) => ({ '@type': 'ListItem', position: day, name: title }));
  return { '@type': 'ItemList', numberOfItems: days.length, itemListElement };
}

// Without a departure that can be bought there is nothing to offer; one on request counts as the page counts it.
function offersData(upcoming: readonly ShownDeparture[], url: string) {
  const offers = upcoming.filter((row) => row.seat !== 0 && row.price !== null);
  if (offers.length === 0) return {};
  const prices = offers.map((row) => row.price ?? 0);
  const hasSeats = offers.some((row) => row.seat !== null);
  return {
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'IDR',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: offers.length,
      availability: `https://schema.org/${hasSeats ? 'InStock' : 'LimitedAvailability'}`,
      url,
    },
  };
}
