// @vitest-environment jsdom
import { valibotResolver } from '@hookform/resolvers/valibot';
import { act, renderHook } from '@testing-library/react';
import { type Resolver, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { bookingState, context, departure, filledValues } from '../../../../tests/support/booking-fixture';
import { bookingSchema } from '../forms/schema';
import type { BookingValues } from '../forms/values';
import { createBookingStore } from './store';

const resolver: Resolver<BookingValues> = (values, ...rest) =>
  (valibotResolver(bookingSchema(context, values)) as Resolver<BookingValues>)(values, ...rest);

/** Connects a store with a form that holds its values; `errors` returns the errors shown in the form. */
function connectStore(values: Partial<BookingValues> = {}) {
  const store = createBookingStore(bookingState(values));
  const { result } = renderHook(() => {
    const form = useForm<BookingValues>({ defaultValues: store.getState().values, resolver });
    store.connect(form);
    return { form, errors: form.formState.errors };
  });
  return { store, form: result.current.form, errors: () => result.current.errors };
}

test('a store without a form has the initial values', () => {
  expect(createBookingStore(bookingState()).getState().values).toEqual(filledValues());
});

test('typed values reach the state, and values changed by an event reach the form', () => {
  const { store, form } = connectStore();
  form.setValue('contact.email', 'kantor@kelana.example');
  expect(store.getState().values.contact.email).toBe('kantor@kelana.example');
  act(() => store.dispatch({ type: 'partyChanged', pax: { adult: 2, child: 0, infant: 0 } }));
  expect(form.getValues('passengers')).toHaveLength(2);
  expect(form.getValues('contact.email')).toBe('kantor@kelana.example');
});

test('an event without changed values writes nothing into the form, but notifies the listeners', () => {
  const { store, form } = connectStore();
  const write = vi.spyOn(form, 'setValue');
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.dispatch({ type: 'sent' });
  expect([store.getFacts().isSending, listener.mock.calls.length]).toEqual([true, 1]);
  expect(write).not.toHaveBeenCalled();
  unsubscribe();
  store.dispatch({ type: 'booked' });
  expect(listener).toHaveBeenCalledOnce();
});

test('choosing a date writes only the date into the form', () => {
  const { store, form } = connectStore();
  const write = vi.spyOn(form, 'setValue');
  store.dispatch({ type: 'departureChosen', departure: { ...departure, id: 170709 } });
  expect(write.mock.calls).toEqual([['itinerary_id', '170709']]);
});

test('an event that fills in a field clears its error; errors of other fields stay', async () => {
  const contact = { ...filledValues().contact, email: '', title: '' };
  const { store, form, errors } = connectStore({ contact, note: 'x'.repeat(2001) });
  await act(() => form.trigger());
  expect(Object.keys(errors().contact ?? {})).toEqual(['title', 'email']);
  expect(errors().note).toBeDefined();
  const profile = {
    first_name: 'Ratna',
    last_name: 'Wulandari',
    email: 'r@kelana.example',
    phone: '',
    city: '',
    dob: '',
  };
  await act(async () => store.dispatch({ type: 'profileRead', session: 1, profile }));
  await vi.waitFor(() => expect(Object.keys(errors().contact ?? {})).toEqual(['title']));
  expect(errors().note).toBeDefined();
});
