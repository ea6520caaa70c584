// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { readDraft } from '@/state/booking-draft';
import { bookingState, bookingTour, departure, ratnaProfile } from '../../../../tests/support/booking-fixture';
import { type BookingValues, startValues } from '../forms/values';
import { readSeenPrices } from './seen-prices';
import { createBookingStore } from './store';
import { useDraft } from './use-draft';

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

const storedNote = () => (readDraft(17, Date.now())?.values as BookingValues | undefined)?.note;

function booking(values: Partial<BookingValues>) {
  const store = createBookingStore(bookingState(values));
  const useBooking = () => {
    const form = useForm<BookingValues>({ defaultValues: store.getState().values });
    store.connect(form);
    return { form, ...useDraft(bookingTour, form, store) };
  };
  return { store, ...renderHook(useBooking, { wrapper: StrictMode }) };
}

test('an unmounted form does not overwrite the draft of a later form', () => {
  const earlier = booking({ note: 'lama' });
  earlier.result.current.save();
  expect(storedNote()).toBe('lama');
  earlier.unmount();
  expect(earlier.result.current.isGone()).toBe(true);
  const later = booking({ note: 'baru' });
  expect(later.result.current.isGone()).toBe(false);
  later.result.current.save();
  earlier.result.current.save();
  expect(storedNote()).toBe('baru');
});

test('closing an unmounted form deletes the draft, unless a later form uses it', () => {
  const earlier = booking({ note: 'lama' });
  earlier.result.current.save();
  earlier.unmount();
  const later = booking({ note: 'lama' });
  earlier.result.current.close();
  expect(storedNote()).toBe('lama');
  later.unmount();
  earlier.result.current.close();
  expect(storedNote()).toBeUndefined();
});

test('profile values alone start no draft; typed values do, and later edits update it', () => {
  vi.useFakeTimers();
  const { store, result } = booking(startValues({ itineraryId: 170704, pax: { adult: 2, child: 0, infant: 0 } }));
  const { form } = result.current;
  const waitForSave = () => act(() => vi.advanceTimersByTime(1000));
  store.dispatch({ type: 'profileRead', session: 1, profile: ratnaProfile });
  expect(form.getValues('contact.email')).toBe(ratnaProfile.email);
  waitForSave();
  window.dispatchEvent(new Event('pagehide'));
  expect(readDraft(17, Date.now())).toBeNull();
  form.setValue('note', 'Kursi di depan');
  waitForSave();
  expect(storedNote()).toBe('Kursi di depan');
  form.setValue('note', '');
  waitForSave();
  expect(storedNote()).toBe('');
});

test('typed values are stored half a second after the last change, or as soon as the page or the form is left', () => {
  vi.useFakeTimers();
  const { result, unmount } = booking({ note: '' });
  const type = (note: string) => result.current.form.setValue('note', note);
  const leavePage = () => window.dispatchEvent(new Event('pagehide'));
  type('Kursi');
  vi.advanceTimersByTime(400);
  type('Kursi di depan');
  vi.advanceTimersByTime(400);
  expect(storedNote()).toBeUndefined();
  vi.advanceTimersByTime(100);
  expect(storedNote()).toBe('Kursi di depan');
  type('Kursi di tengah');
  leavePage();
  expect(storedNote()).toBe('Kursi di tengah');
  type('Kursi di belakang');
  unmount();
  expect(storedNote()).toBe('Kursi di belakang');
});

test('a change is stored once, and nothing is stored after the booking was accepted', () => {
  vi.useFakeTimers();
  const { result } = booking({ note: '' });
  const write = vi.spyOn(Storage.prototype, 'setItem');
  result.current.form.setValue('note', 'Kursi di depan');
  result.current.save();
  vi.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledOnce();
  result.current.close();
  result.current.form.setValue('note', 'Kursi di belakang');
  vi.advanceTimersByTime(1000);
  expect(storedNote()).toBeUndefined();
});

test('the price that the visitor sees is remembered in this tab without an input', () => {
  const { store } = booking({});
  store.dispatch({ type: 'departuresRead', rows: [departure] });
  expect(readSeenPrices('170704')).toBeUndefined();
  store.dispatch({ type: 'departuresSettled', hasFailed: false, at: 1000 });
  expect(readSeenPrices('170704')).toEqual({ price: 22_900_000 });
  expect(readDraft(17, Date.now())).toBeNull();
});
