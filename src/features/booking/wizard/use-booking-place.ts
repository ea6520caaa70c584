import { useRouter } from 'next/router';
import { routes } from '@/config/routes';
import { type BookingSource, bookingSource } from '../forms/booking-request';
import { useCounter } from './counter-context';

type PlaceQuery = { itinerary?: string; step?: number | 'done' };

export type BookingPlace = {
  source: BookingSource;
  /** The address of this wizard with a date or a step. */
  href: (query: PlaceQuery) => string;
  /** What of the present address names the tour. */
  tourInQuery: Record<string, string | string[] | undefined>;
  /** Where other tours are chosen. */
  toursHref: string;
};

/** Where the wizard of a tour stands: at its own address, or in that of a counter, which it does not leave. */
export function useBookingPlace(tourId: number): BookingPlace {
  const { query } = useRouter();
  const counter = useCounter();
  if (counter) {
    return {
      source: 'obs',
      href: (place) => routes.obs({ tour: tourId, ...place }),
      tourInQuery: { tour: query.tour },
      toursHref: routes.obs(),
    };
  }
  const source = bookingSource(query.source);
  const kept = source === 'web' ? undefined : source;
  return {
    source,
    href: (place) => routes.booking(tourId, place.step === 'done' ? place : { ...place, source: kept }),
    tourInQuery: { id: query.id },
    toursHref: routes.tours(),
  };
}
