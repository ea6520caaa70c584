import { useRouter } from 'next/router';
import { createContext, useContext } from 'react';
import { routes } from '@/config/routes';
import { type BookingSource, bookingSource } from '../forms/request';

/** A counter or a travel fair: a device that many customers use one after the other. */
export type Counter = {
  /** Removes all data of this customer and starts a new booking. */
  next: () => Promise<void>;
};

/** Null on a personal device. */
export const CounterContext = createContext<Counter | null>(null);

export const useCounter = (): Counter | null => useContext(CounterContext);

/** The account forms that a visitor can open during a booking. */
export const accountForms = ['sign-in', 'sign-up'] as const;
export type AccountForm = (typeof accountForms)[number];

type WizardQuery = { itinerary?: string; pax?: string; step?: number | 'done'; account?: AccountForm };

export type BookingLocation = {
  source: BookingSource;
  /** Returns the address of this wizard with a date or a step. */
  href: (query: WizardQuery) => string;
  /** The query parameter of the current address that names the tour. */
  tourInQuery: Record<string, string | string[] | undefined>;
  /** The address of the page on which another tour can be chosen. */
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
