// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as clientModule from '@/api/load-browser-client';
import { publicEnv } from '@/config/env';
import { type Departure, departuresOf } from '@/domain/tour/departure';
import { MessagesProvider } from '@/i18n/messages-context';
import { readReceipt } from '@/state/booking-receipt';
import { answer, confirmState } from '@/state/confirm';
import { sessionState, signIn, signOut } from '@/state/session';
import { toastsState } from '@/state/toasts';
import { bookTour } from '../../../../mocks/behaviours/booking.ts';
import { mockServer } from '../../../../mocks/node.ts';
import booking from '../../../../public/locales/id/booking.json';
import { bookingState, bookingTour } from '../../../../tests/support/booking-fixture';
import { mockRouter, renderInShell } from '../../../../tests/support/render-in-shell';
import { freshIntent } from './intent';
import { createBookingStore } from './store';
import type { Draft } from './use-draft';
import { useSendBooking } from './use-send-booking';

const TODAY = '2026-11-21';
const server = mockServer({ now: new Date(`${TODAY}T05:00:00Z`) });
const fetchJson = async (path: string, init?: RequestInit) =>
  (await fetch(`${publicEnv.serviceHost}${path}`, init)).json();

let departure: Departure;
let ratna: string;

beforeAll(async () => {
  server.listen();
  const rows = departuresOf((await fetchJson('/v1/modules/tour/17/itineraries')).data, TODAY).upcoming;
  departure = rows.find(({ seat }) => seat !== null && seat >= 2) as Departure;
});
beforeEach(async () => {
  const body = JSON.stringify({ email: 'ratna@kelana.example', password: 'Kelana2027' });
  const headers = { 'content-type': 'application/json' };
  ratna = (await fetchJson('/v1/auth/login', { method: 'POST', headers, body })).data.token;
  signIn(ratna);
});
afterEach(() => {
  signOut();
  sessionStorage.clear();
  server.reset();
});
afterAll(() => server.close());

const reservations = () => server.database().state.bookings.filter(({ reservation }) => reservation !== null);

/** Runs `action` during the booking: after the request was sent, before its response. */
const beforeResponse = (action: () => void) =>
  server.override('bookTour', (context) => {
    action();
    return bookTour(context);
  });

type WizardOptions = { onRefresh?: () => void; seenPrice?: number };

function wizard({ onRefresh, seenPrice }: WizardOptions = {}) {
  const store = createBookingStore({
    ...bookingState({ itinerary_id: String(departure.id) }),
    intent: freshIntent(),
    seenPrice: seenPrice ?? departure.price,
  });
  let isGone = false;
  const draft: Draft = { save: vi.fn(), close: vi.fn(), isGone: () => isGone };
  const refresh = async () => {
    onRefresh?.();
    return { success: true as const, rows: [departure] };
  };
  const location = { source: 'web' as const, tourInQuery: { id: '17' } };
  let submit = async (): Promise<unknown> => undefined;
  function Probe() {
    submit = useSendBooking({ tour: bookingTour, store, draft, refresh, location }).submit;
    return null;
  }
  const router = mockRouter({ pathname: '/booking/[id]', query: { id: '17', step: '4' } });
  renderInShell(
    <MessagesProvider messages={{ booking }}>
      <Probe />
    </MessagesProvider>,
    { router },
  );
  const leave = () => {
    isGone = true;
  };
  return { draft, store, router, leave, submit: () => act(() => submit()) };
}

test('an accepted booking stores its receipt, closes the draft and opens the receipt page', async () => {
  const { draft, router, submit } = wizard();
  expect(await submit()).toBeNull();
  expect(readReceipt(17, sessionState.token)).toMatchObject({
    message: 'Pemesanan berhasil!',
    guestCount: 2,
    from: departure.from,
  });
  expect(draft.close).toHaveBeenCalledOnce();
  expect(router.replace).toHaveBeenCalledExactlyOnceWith(
    { pathname: '/booking/[id]', query: { id: '17', step: 'done' } },
    undefined,
    { shallow: true, scroll: true },
  );
});

test('the reservation is shown even when the device cannot store it', async () => {
  const { submit } = wizard();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await submit()).toBeNull();
  const [booked] = reservations();
  expect(readReceipt(17, sessionState.token)?.code).toBe(booked?.reservation?.reservationCode);
});

test('a failed download of the API client is a network failure, and the booking can be sent again', async () => {
  const { submit } = wizard();
  vi.spyOn(clientModule, 'loadBrowserClient').mockRejectedValueOnce(new Error('Loading chunk 12 failed.'));
  expect(await submit()).toMatchObject({ kind: 'failed', error: { kind: 'network' } });
  expect(await submit()).toBeNull();
});

test('nothing is sent offline, and the next request does not count as a repeat', async () => {
  const { store, submit } = wizard();
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await submit()).toMatchObject({ kind: 'unsent', error: { kind: 'network' } });
  expect(store.getFacts().intent.sent).toBeNull();
  expect(server.calls.all().filter(({ operationId }) => operationId === 'bookTour')).toEqual([]);
  offline.mockRestore();
  expect(await submit()).toBeNull();
});

test.each([
  ['signs out', signOut, null],
  ['signs in another member', () => signIn('token-of-bima'), 'token-of-bima'],
])('no receipt is stored when another tab %s before the response', async (_action, changeSession, nextToken) => {
  const { draft, router, submit } = wizard();
  beforeResponse(changeSession);
  expect(await submit()).toBeNull();
  expect(reservations()).toHaveLength(1);
  expect([ratna, nextToken].map((token) => readReceipt(17, token))).toEqual([null, null]);
  expect(sessionStorage.getItem('kelana.booking-receipt')).toBeNull();
  expect(draft.close).toHaveBeenCalledOnce();
  expect(router.replace).toHaveBeenCalledOnce();
});

test('nothing is sent for a member who signed in after the click', async () => {
  const { submit } = wizard({ onRefresh: () => signIn('token-of-bima') });
  expect(await submit()).toEqual({ kind: 'signIn' });
  expect(server.calls.all().filter(({ operationId }) => operationId === 'bookTour')).toEqual([]);
});

test('an accepted price counts only for the member who was asked', async () => {
  const { submit } = wizard({ seenPrice: 1 });
  const acceptance = vi
    .waitUntil(() => confirmState.question)
    .then(() => {
      signIn('token-of-bima');
      answer(true);
    });
  const [outcome] = await Promise.all([submit(), acceptance]);
  expect(outcome).toEqual({ kind: 'price', now: departure.price });
});

test('a form that is unmounted before the request sends nothing and reports nothing', async () => {
  const form = wizard({ onRefresh: () => form.leave() });
  expect(await form.submit()).toBeUndefined();
  expect(reservations()).toEqual([]);
});

test('a response after the form was unmounted does not navigate, and a toast shows the reservation code', async () => {
  const { draft, router, leave, submit } = wizard();
  beforeResponse(leave);
  expect(await submit()).toBeUndefined();
  expect(router.replace).not.toHaveBeenCalled();
  expect(draft.close).toHaveBeenCalledOnce();
  const code = readReceipt(17, ratna)?.code ?? 'none';
  expect(toastsState.items.at(-1)?.text).toContain(code);
});

test('the question about a new price shows both prices, and an accepted price is stored as seen', async () => {
  const { store, submit } = wizard({ seenPrice: 1_000_000 });
  const acceptance = vi
    .waitUntil(() => confirmState.question)
    .then((question) => {
      answer(true);
      return question;
    });
  const [outcome, question] = await Promise.all([submit(), acceptance]);
  expect(outcome).toBeNull();
  const price = String(departure.price).replace(/\B(?=(\d{3})+$)/g, '.');
  const text = question?.text?.replaceAll('\u00a0', ' ');
  expect(text).toContain(`berubah dari Rp 1.000.000 menjadi Rp ${price}.`);
  expect(question).toMatchObject({ title: 'Harga berubah', yes: 'Kirim dengan harga baru', no: 'Batal' });
  expect(store.getFacts().seenPrice).toBe(departure.price);
});

test('the receipt has the instalments of the service, or none when the service sends none', async () => {
  const { submit } = wizard();
  await submit();
  const receipt = readReceipt(17, ratna);
  expect(receipt?.instalments?.map(({ kind }) => kind)).toEqual(['deposit', 'balance']);
  cleanup();
  const reservation = {
    reservationCode: 'KLN-7Q2M4X',
    status: 'booking' as const,
    package: 'Turki Lengkap',
    departure_date: departure.from,
    arrival_date: departure.to,
    price: departure.price,
    pax: { adult: 1, child: 1, infant: 0 },
  };
  server.override('bookTour', ({ reply }) =>
    reply(200, { success: true, message: 'Pemesanan berhasil!', data: { reservation } }),
  );
  await wizard().submit();
  expect(readReceipt(17, ratna)).toMatchObject({ code: 'KLN-7Q2M4X', total: 2 * (departure.price ?? 0) });
  expect(readReceipt(17, ratna)?.instalments).toBeUndefined();
});

test('the intent is stored before the request, and renewed when its key belongs to another booking', async () => {
  const { draft, store, submit } = wizard();
  const { key } = store.getFacts().intent;
  const errors = { idempotency_key: ['dipakai'] };
  server.override('bookTour', ({ reply }) => {
    expect(draft.save).toHaveBeenCalledOnce();
    expect(store.getFacts().intent).toMatchObject({ key, sent: { isRefused: false } });
    return reply(409, { success: false, message: 'Sudah dipakai.', errors });
  });
  expect(await submit()).toEqual({ kind: 'keyUsed' });
  expect(store.getFacts().intent).toMatchObject({ sent: null });
  expect(store.getFacts().intent.key).not.toBe(key);
  expect(draft.save).toHaveBeenCalledTimes(2);
});

test('a second click during the first request sends nothing', async () => {
  const { submit } = wizard();
  const [first, second] = await Promise.all([submit(), submit()]);
  expect([first, second]).toEqual([null, undefined]);
  expect(reservations()).toHaveLength(1);
});
