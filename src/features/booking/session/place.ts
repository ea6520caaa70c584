import { useRouter } from 'next/router';
import { createContext, useContext } from 'react';
import { routes } from '@/config/routes';
import { type BookingSource, bookingSource } from '../forms/request';

/** A counter or a travel fair: one device for many people, one after the other. */
export type Counter = {
  /** Leaves nothing of this customer and starts again. */
  next: () => Promise<void>;
};

/** Null where people book on a device of their own. */
export const CounterContext = createContext<Counter | null>(null);

export const useCounter = (): Counter | null => useContext(CounterContext);

type PlaceQuery = { itinerary?: string; pax?: string; step?: number | 'done'; account?: string };

export type BookingPlace = {
  source: BookingSource;
  /** The address of this wizard with a date or a step. */
  href: (query: PlaceQuery) => string;
  /** The part of the present address that names the tour. */
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
