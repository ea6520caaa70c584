import { useSyncExternalStore } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { flatErrors } from '../forms/problems';
import type { BookingValues } from '../forms/values';
import type { BookingEvent } from './events';
import { type BookingFacts, type BookingState, reduceBooking } from './state';

export type BookingForm = UseFormReturn<BookingValues>;

export type BookingStore = ReturnType<typeof createBookingStore>;

/**
 * The state of one booking outside React, for effects that must read it between two renders. React Hook Form holds the
 * values: each event is reduced over state and values, and changed values are written back into the form.
 */
export function createBookingStore({ values: initialValues, ...initialFacts }: BookingState) {
  let facts: BookingFacts = initialFacts;
  let form: BookingForm | null = null;
  const listeners = new Set<() => void>();
  const getState = (): BookingState => ({ ...facts, values: form?.getValues() ?? initialValues });
  return {
    getState,
    getFacts: () => facts,
    dispatch: (event: BookingEvent) => {
      const before = getState();
      const { values, ...after } = reduceBooking(before, event);
      facts = after;
      if (form) writeValues(form, before.values, values);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sets the form that holds the values from now on. */
    connect: (connected: BookingForm) => {
      form = connected;
    },
  };
}

function writeValues(form: BookingForm, before: BookingValues, after: BookingValues): void {
  const changed = (Object.keys(after) as (keyof BookingValues)[]).filter((name) => after[name] !== before[name]);
  for (const name of changed) form.setValue(name, after[name]);
  // Validate again, because the error below a field that was just filled in would be outdated.
  const wrong = flatErrors(form.formState.errors, after).map(({ name }) => name as FieldPath<BookingValues>);
  const outdated = wrong.filter((name) => changed.some((one) => name === one || name.startsWith(`${one}.`)));
  if (outdated.length > 0) void form.trigger(outdated);
}

/** Returns a part of the state of a booking; the component renders again only if it changes. */
export function useFacts<T>({ subscribe, getFacts }: BookingStore, select: (facts: BookingFacts) => T): T {
  const part = () => select(getFacts());
  return useSyncExternalStore(subscribe, part, part);
}
