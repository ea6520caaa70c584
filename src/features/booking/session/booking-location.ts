import { useRouter } from 'next/router';
import { createContext, useCallback, useContext, useEffect, useEffectEvent, useState } from 'react';
import { routes } from '@/config/routes';
import { isSameId } from '@/lib/is-same-id';
import { bookingSource } from '../forms/request';
import { type Step, stepInUrl, stepNumber } from '../forms/steps';

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

export type BookingLocation = ReturnType<typeof useBookingLocation>;

/** Returns the URLs of a tour's wizard: its own, or those of the counter page, which it does not leave. */
export function useBookingLocation(tourId: number) {
  const { query } = useRouter();
  const isCounter = useCounter() !== null;
  const source = isCounter ? 'obs' : bookingSource(query.source);
  const sourceInUrl = source === 'web' ? undefined : source;
  return {
    source,
    /** Returns the address of this wizard with a date or a step. */
    href: (to: WizardQuery) =>
      isCounter
        ? routes.obs({ tour: tourId, ...to })
        : routes.booking(tourId, to.step === 'done' ? to : { ...to, source: sourceInUrl }),
    /** The query parameter of the current address that names the tour. */
    tourInQuery: isCounter ? { tour: query.tour } : { id: query.id },
    /** The address of the page on which another tour can be chosen. */
    toursHref: isCounter ? routes.obs() : routes.tours(),
  };
}

/**
 * Returns the step of the address, limited to the furthest step that may be opened; `first` if the address names no
 * step. `go` pushes a step to the history, so that the browser's Back button works. The address names the chosen
 * departure `itinerary` (empty: none) from the moment it is chosen, because the link back to the tour is made of it.
 */
export function useStep(first: Step, furthest: () => Step, itinerary: string) {
  const router = useRouter();
  const stepParam = router.query.step;
  // The step depends on the address alone, so that emptying a field does not close the step that contains it.
  const read = () => ({ stepParam, step: stepParam === undefined ? first : stepInUrl(stepParam, furthest()) });
  const [shown, setShown] = useState(read);
  if (shown.stepParam !== stepParam) setShown(read());
  const { step } = shown;

  const unnamed = isSameId(itinerary, router.query.itinerary ?? '') ? '' : itinerary;
  const write = useEffectEvent((to: Step | null) => {
    const query = {
      ...router.query,
      ...(unnamed && { itinerary: unnamed }),
      ...(to && { step: String(stepNumber(to)) }),
    };
    return router.replace({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false });
  });
  useEffect(() => {
    const isWrong = stepParam !== undefined && stepParam !== String(stepNumber(step));
    if (isWrong || unnamed) void write(isWrong ? step : null);
  }, [stepParam, step, unnamed]);

  const go = (to: Step) => {
    // The form now holds the number of guests, so the parameter of the address is dropped.
    const { pax: _, ...rest } = router.query;
    const query = { ...rest, ...(itinerary && { itinerary }), step: String(stepNumber(to)) };
    void router.push({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false });
  };
  /** Opens a step and replaces the history entry. */
  const replace = useCallback((to: Step) => void write(to), []);
  return { step, go, replace };
}
