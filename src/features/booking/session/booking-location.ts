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

type WizardQuery = { itinerary?: string; pax?: string; step?: number | 'done'; account?: string };

export type BookingLocation = {
  source: BookingSource;
  /** The address of this wizard with a date or a step. */
  href: (query: WizardQuery) => string;
  /** The part of the present address that names the tour. */
  tourInQuery: Record<string, string | string[] | undefined>;
  /** Where other tours are chosen. */
  toursHref: string;
};

/** The URLs of a tour's wizard: its own, or those of the counter page, which it does not leave. */
export function useBookingLocation(tourId: number): BookingLocation {
  const { query } = useRouter();
  const counter = useCounter();
  if (counter) {
    return {
      source: 'obs',
      href: (query) => routes.obs({ tour: tourId, ...query }),
      tourInQuery: { tour: query.tour },
      toursHref: routes.obs(),
    };
  }
  const source = bookingSource(query.source);
  const sourceInUrl = source === 'web' ? undefined : source;
  return {
    source,
    href: (query) => routes.booking(tourId, query.step === 'done' ? query : { ...query, source: sourceInUrl }),
    tourInQuery: { id: query.id },
    toursHref: routes.tours(),
  };
}
