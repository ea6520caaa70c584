// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { readDraft } from '@/state/booking-draft';
import { filledValues, noCosts } from '../../../../tests/support/booking-fixture';
import type { BookingValues } from '../forms/booking-values';
import { startValues } from '../forms/start-values';
import type { Beginning } from './begin';
import { freshIntent } from './intent';
import { useDraft } from './use-draft';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

const tour = { id: 17, title: 'Turki Lengkap', imageUrl: null, capacity: 28, departures: [], costs: noCosts };
const noteKept = () => (readDraft(17, Date.now())?.values as BookingValues | undefined)?.note;

function wizard(note: string) {
  const values = { ...filledValues(), note };
  const nothing = { seenPrice: undefined, savedAt: null, prefilled: {}, gaps: [], cappedTo: null };
  const beginning: Beginning = { ...nothing, values, intent: freshIntent() };
  const use = () => useDraft(tour, useForm<BookingValues>({ defaultValues: values }), beginning);
  return renderHook(use, { wrapper: StrictMode });
}

test('a form that has gone saves nothing over what a later one has saved', () => {
  const earlier = wizard('lama');
  earlier.result.current.save();
  expect(noteKept()).toBe('lama');
  earlier.unmount();
  expect(earlier.result.current.isGone()).toBe(true);
  const later = wizard('baru');
  expect(later.result.current.isGone()).toBe(false);
  later.result.current.save();
  earlier.result.current.save();
  expect(noteKept()).toBe('baru');
});

test('a late end takes the draft away, unless a later form goes on with it', () => {
  const earlier = wizard('lama');
  earlier.result.current.save();
  earlier.unmount();
  const later = wizard('lama');
  earlier.result.current.close();
  expect(noteKept()).toBe('lama');
  later.unmount();
  earlier.result.current.close();
  expect(noteKept()).toBeUndefined();
});

test('what the profile alone has filled in begins no draft; what is typed does, and is then kept up to date', () => {
  vi.useFakeTimers();
  const values = startValues({ itineraryId: 170704, adults: 2 });
  const nothing = { seenPrice: undefined, savedAt: null, prefilled: {}, gaps: [], cappedTo: null };
  const beginning: Beginning = { ...nothing, values, intent: freshIntent() };
  const { result } = renderHook(() => {
    const form = useForm<BookingValues>({ defaultValues: values });
    return { form, draft: useDraft(tour, form, beginning) };
  });
  const { form, draft } = result.current;
  const later = () => act(() => vi.advanceTimersByTime(1000));
  draft.keep({ prefilled: { first_name: 'Ratna', email: 'ratna@kelana.example' } });
  form.setValue('contact.first_name', 'Ratna');
  form.setValue('contact.email', 'ratna@kelana.example');
  later();
  window.dispatchEvent(new Event('pagehide'));
  expect(readDraft(17, Date.now())).toBeNull();
  form.setValue('note', 'Kursi di depan');
  later();
  expect(noteKept()).toBe('Kursi di depan');
  form.setValue('note', '');
  later();
  expect(noteKept()).toBe('');
});
