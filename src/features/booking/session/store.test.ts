// @vitest-environment jsdom
import { valibotResolver } from '@hookform/resolvers/valibot';
import { act, renderHook } from '@testing-library/react';
import { type Resolver, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import {
  bookingState,
  context,
  departure,
  filledValues,
  ratnaProfile,
} from '../../../../tests/support/booking-fixture';
import { bookingSchema } from '../forms/schema';
import type { BookingValues } from '../forms/values';
import { createBookingStore, useFacts } from './store';

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

test('typed values reach the state, and values changed by an event reach the form', () => {
  expect(createBookingStore(bookingState()).getState().values).toEqual(filledValues());
  const { store, form } = connectStore();
  form.setValue('contact.email', 'kantor@kelana.example');
  expect(store.getState().values.contact.email).toBe('kantor@kelana.example');
  act(() => store.dispatch({ type: 'partyChanged', pax: { adult: 2, child: 0, infant: 0 } }));
  expect(form.getValues('passengers')).toHaveLength(2);
  expect(form.getValues('contact.email')).toBe('kantor@kelana.example');
});

test('an event writes only changed values into the form, and notifies the listeners', () => {
  const { store, form } = connectStore();
  const write = vi.spyOn(form, 'setValue');
  const validate = vi.spyOn(form, 'trigger');
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.dispatch({ type: 'sent' });
  expect([store.getFacts().isSending, listener.mock.calls.length]).toEqual([true, 1]);
  expect(write).not.toHaveBeenCalled();
  store.dispatch({ type: 'departureChosen', departure: { ...departure, id: 170709 } });
  expect(write.mock.calls).toEqual([['itinerary_id', '170709']]);
  expect(validate).not.toHaveBeenCalled();
  unsubscribe();
  store.dispatch({ type: 'booked' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('an event that fills in a field clears its error; errors of other fields stay', async () => {
  const contact = { ...filledValues().contact, email: '', title: '' };
  const { store, form, errors } = connectStore({ contact, note: 'x'.repeat(2001) });
  await act(() => form.trigger());
  expect(Object.keys(errors().contact ?? {})).toEqual(['title', 'email']);
  expect(errors().note).toBeDefined();
  const validate = vi.spyOn(form, 'trigger');
  await act(async () => store.dispatch({ type: 'profileRead', session: 1, profile: ratnaProfile }));
  await vi.waitFor(() => expect(Object.keys(errors().contact ?? {})).toEqual(['title']));
  expect(validate).toHaveBeenCalledExactlyOnceWith(['contact.title', 'contact.email']);
  expect(errors().note).toBeDefined();
});

test('a component renders again only when its part of the state changes', () => {
  const { store } = connectStore();
  const render = vi.fn(() => useFacts(store, ({ isSending }) => isSending));
  const { result } = renderHook(render);
  act(() => store.dispatch({ type: 'datesOpened' }));
  expect([result.current, render.mock.calls.length]).toEqual([false, 1]);
  act(() => store.dispatch({ type: 'sent' }));
  expect(result.current).toBe(true);
});
