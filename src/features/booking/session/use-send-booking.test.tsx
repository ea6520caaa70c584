// @vitest-environment jsdom
import type { Reservation } from '@sdk';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as clientModule from '@/api/load-browser-client';
import { publicEnv } from '@/config/env';
import { type Departure, departuresOf } from '@/domain/tour/departure';
import { readReceipt } from '@/state/booking-receipt';
import { answer, confirmState } from '@/state/confirm';
import { sessionState, signIn, signOut } from '@/state/session';
import { toastsState } from '@/state/toasts';
import { bookTour } from '../../../../mocks/behaviours/booking.ts';
import { mockServer } from '../../../../mocks/node.ts';
import { renderSendForm, type SendFormOptions } from '../../../../tests/support/render-send-form';
import * as receiptModule from '../done/receipt';

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

const wizard = (options?: SendFormOptions) => renderSendForm(departure, options);

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

test('a bug before the response is thrown, and is not told as a lost connection', async () => {
  vi.spyOn(clientModule, 'loadBrowserClient').mockResolvedValue({ call: () => Promise.reject(new TypeError('a bug')) });
  await expect(wizard().submit()).rejects.toThrow('a bug');
});

test('what fails after the reservation is reported, and the code is shown', async () => {
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {});
  vi.spyOn(receiptModule, 'receiptValues').mockImplementation(() => {
    throw new TypeError('values');
  });
  const { draft, router, store, submit } = wizard();
  vi.mocked(draft.close).mockImplementation(() => {
    throw new TypeError('draft');
  });
  vi.mocked(router.replace).mockRejectedValue(new TypeError('route'));
  expect(await submit()).toBeNull();
  expect(readReceipt(17, ratna)?.code).toBe(reservations()[0]?.reservation?.reservationCode);
  expect(router.replace).toHaveBeenCalledOnce();
  expect(store.getFacts()).toMatchObject({ isSending: false, failure: null });
  expect(reported.mock.calls.map(([error]) => error.message)).toEqual(['values', 'draft', 'route']);
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

test('the receipt has the total and instalments of the service; without them the total is calculated', async () => {
  const reservation = {
    reservationCode: 'KLN-7Q2M4X',
    status: 'booking' as const,
    package: 'Turki Lengkap',
    departure_date: departure.from,
    arrival_date: departure.to,
    price: departure.price,
    pax: { adult: 1, child: 1, infant: 0 },
  };
  const payment = { total: 44_000_000, deposit: 20_000_000, deposit_due: TODAY, balance_due: TODAY, paid: 0 };
  const respondWith = (data: Reservation) =>
    server.override('bookTour', ({ reply }) =>
      reply(200, { success: true, message: 'Pemesanan berhasil!', data: { reservation: data } }),
    );
  respondWith({ ...reservation, payment });
  await wizard().submit();
  expect(readReceipt(17, ratna)).toMatchObject({
    total: 44_000_000,
    instalments: [
      { kind: 'deposit', amount: 20_000_000 },
      { kind: 'balance', amount: 24_000_000 },
    ],
  });
  cleanup();
  respondWith(reservation);
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
