// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as loading from '@/api/load-browser-client';
import { publicEnv } from '@/config/env';
import { type Departure, departuresOf } from '@/domain/booking';
import { readReceipt } from '@/state/booking-receipt';
import { sessionState, signIn, signOut } from '@/state/session';
import { mockServer } from '../../../../mocks/node.ts';
import { filledValues } from '../../../../tests/support/booking-fixture';
import { renderInShell, stillRouter } from '../../../../tests/support/render-in-shell';
import type { BookingValues } from '../forms/booking-values';
import { freshIntent } from './intent';
import type { Draft } from './use-draft';
import { useSendBooking } from './use-send-booking';

const TODAY = '2026-11-21';
const server = mockServer({ now: new Date(`${TODAY}T05:00:00Z`) });
const ask = async (path: string, init?: RequestInit) => (await fetch(`${publicEnv.serviceHost}${path}`, init)).json();

let departure: Departure;

beforeAll(async () => {
  server.listen();
  const rows = departuresOf((await ask('/v1/modules/tour/17/itineraries')).data, TODAY);
  departure = rows.find(({ seat }) => seat !== null && seat >= 2) as Departure;
});
beforeEach(async () => {
  const body = JSON.stringify({ email: 'ratna@kelana.example', password: 'Kelana2027' });
  const headers = { 'content-type': 'application/json' };
  signIn((await ask('/v1/auth/login', { method: 'POST', headers, body })).data.token);
});
afterEach(() => {
  cleanup();
  signOut();
  sessionStorage.clear();
  server.reset();
});
afterAll(() => server.close());

function wizard() {
  const tour = { id: 17, title: 'Turki Lengkap', imageUrl: null, departures: [departure], extraCosts: [] };
  const kept = { intent: freshIntent(), seenPrice: departure.price, prefilled: {}, isOpen: true };
  const draft: Draft = {
    savedAt: null,
    isRefused: false,
    kept: () => kept,
    keep: (change) => Object.assign(kept, change),
    save: vi.fn(),
    close: vi.fn(),
  };
  const departures = {
    rows: [departure],
    updatedAt: null,
    isSettled: true,
    hasFailed: false,
    retry: () => {},
    refresh: async () => ({ success: true as const, rows: [departure] }),
  };
  const place = { source: 'web' as const, tourInQuery: { id: '17' } };
  let submit = async (): Promise<unknown> => undefined;
  function Probe() {
    const form = useForm<BookingValues>({
      defaultValues: { ...filledValues(), itinerary_id: String(departure.id) },
    });
    submit = useSendBooking({ tour, form, draft, departures, place, seePrice: vi.fn() }).submit;
    return null;
  }
  const router = stillRouter({ pathname: '/booking/[id]', query: { id: '17', step: '4' } });
  renderInShell(<Probe />, { router });
  return { draft, router, submit: () => act(() => submit()) };
}

test('a booking that was taken is kept, its draft is closed and its address opened', async () => {
  const { draft, router, submit } = wizard();
  expect(await submit()).toBeNull();
  expect(readReceipt(17, sessionState.token)).toMatchObject({
    message: 'Pemesanan berhasil!',
    heads: 2,
    from: departure.from,
  });
  expect(draft.close).toHaveBeenCalledOnce();
  expect(router.replace).toHaveBeenCalledExactlyOnceWith(
    { pathname: '/booking/[id]', query: { id: '17', step: 'done' } },
    undefined,
    { shallow: true, scroll: true },
  );
});

test('a device that takes nothing still shows the reservation', async () => {
  const { submit } = wizard();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await submit()).toBeNull();
  const [booking] = server.world().state.bookings.filter(({ reservation }) => reservation !== null);
  expect(readReceipt(17, sessionState.token)?.code).toBe(booking?.reservation?.reservationCode);
});

test('a client that cannot be downloaded leaves the outcome open, and the booking can be sent again', async () => {
  const { submit } = wizard();
  vi.spyOn(loading, 'loadBrowserClient').mockRejectedValueOnce(new Error('Loading chunk 12 failed.'));
  expect(await submit()).toMatchObject({ kind: 'failed', error: { kind: 'network' } });
  expect(await submit()).toBeNull();
});
