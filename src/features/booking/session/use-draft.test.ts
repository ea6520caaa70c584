// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { readDraft } from '@/state/booking-draft';
import { bookingState, bookingTour } from '../../../../tests/support/booking-fixture';
import { type BookingValues, startValues } from '../forms/values';
import { createBookingStore } from './store';
import { useDraft } from './use-draft';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

const noteStored = () => (readDraft(17, Date.now())?.values as BookingValues | undefined)?.note;

function booking(values: Partial<BookingValues>) {
  const store = createBookingStore(bookingState(values));
  const use = () => {
    const form = useForm<BookingValues>({ defaultValues: store.getState().values });
    store.connect(form);
    return { form, ...useDraft(bookingTour, form, store) };
  };
  return { store, ...renderHook(use, { wrapper: StrictMode }) };
}

test('a form that has gone saves nothing over what a later one has saved', () => {
  const earlier = booking({ note: 'lama' });
  earlier.result.current.save();
  expect(noteStored()).toBe('lama');
  earlier.unmount();
  expect(earlier.result.current.isGone()).toBe(true);
  const later = booking({ note: 'baru' });
  expect(later.result.current.isGone()).toBe(false);
  later.result.current.save();
  earlier.result.current.save();
  expect(noteStored()).toBe('baru');
});

test('a late end takes the draft away, unless a later form goes on with it', () => {
  const earlier = booking({ note: 'lama' });
  earlier.result.current.save();
  earlier.unmount();
  const later = booking({ note: 'lama' });
  earlier.result.current.close();
  expect(noteStored()).toBe('lama');
  later.unmount();
  earlier.result.current.close();
  expect(noteStored()).toBeUndefined();
});

test('values of the profile alone begin no draft; typed ones do, and are then kept up to date', () => {
  vi.useFakeTimers();
  const { store, result } = booking(startValues({ itineraryId: 170704, adults: 2 }));
  const { form } = result.current;
  const later = () => act(() => vi.advanceTimersByTime(1000));
  const profile = { first_name: 'Ratna', last_name: '', email: 'ratna@kelana.example', phone: '', city: '', dob: '' };
  store.dispatch({ type: 'profileRead', session: 1, profile });
  expect(form.getValues('contact.email')).toBe('ratna@kelana.example');
  later();
  window.dispatchEvent(new Event('pagehide'));
  expect(readDraft(17, Date.now())).toBeNull();
  form.setValue('note', 'Kursi di depan');
  later();
  expect(noteStored()).toBe('Kursi di depan');
  form.setValue('note', '');
  later();
  expect(noteStored()).toBe('');
});
