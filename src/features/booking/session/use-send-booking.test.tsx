// @vitest-environment jsdom
import type { Reservation } from '@sdk';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publicEnv } from '@/config/env';
import { lazyClient } from '@/data/call-in-browser';
import { type Departure, departuresOf, pricesOf } from '@/domain/tour/departure';
import { type CostRules, costRulesOf } from '@/domain/tour/trip-cost';
import { readReceipt } from '@/state/booking-receipt';
import { answer, confirmState } from '@/state/confirm';
import { signIn, signOut } from '@/state/session';
import { toastsState } from '@/state/toasts';
import { bookTour } from '../../../../mocks/behaviours/booking.ts';
import { demoMember, tokenOf } from '../../../../scripts/lib/member-session.ts';
import { reservation } from '../../../../tests/support/booking-fixture';
import { renderSendForm, type SendFormOptions } from '../../../../tests/support/render-send-form';
import { TODAY } from '../../../../tests/support/show-wizard';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import * as receiptModule from '../done/receipt';

const server = withMockServer({ now: new Date(`${TODAY}T05:00:00Z`) });

let departure: Departure;
let costs: CostRules;
let ratna: string;

beforeEach(async () => {
  const { data } = await (await fetch(`${publicEnv.serviceHost}/v1/modules/tour/17/detail`)).json();
  costs = costRulesOf(data);
  departure = departuresOf(data.itineraries, TODAY).upcoming.find(
    ({ seat }) => seat !== null && seat >= 2,
  ) as Departure;
  ratna = await tokenOf(publicEnv.serviceHost, demoMember);
  signIn(ratna);
});
afterEach(signOut);

/** Returns the toasts; those that the page shows and announces too are marked. */
const toasts = () =>
  toastsState.items.map(({ kind, text, isOnPage }) => `${kind}${isOnPage ? ' on page' : ''}: ${text}`);

/** Runs `action` when the question about a new price is shown, answers it, and returns the question. */
const answerPrice = async (isAccepted: boolean, action = () => {}) => {
  const question = await vi.waitUntil(() => confirmState.question);
  action();
  answer(isAccepted);
  return question;
};

const bookingCalls = () => server.calls.all().filter(({ operationId }) => operationId === 'bookTour');
const reservations = () => server.database().state.bookings.filter(({ reservation }) => reservation !== null);

/** Runs `action` during the booking: after the request was sent, before its response. */
const beforeResponse = (action: () => void) =>
  server.override('bookTour', (context) => {
    action();
    return bookTour(context);
  });

/** Renders the form anew, without the toasts of an earlier one. */
function wizard(options?: SendFormOptions) {
  cleanup();
  toastsState.items = [];
  return renderSendForm(departure, { costs, ...options });
}

test('an accepted booking stores its receipt, closes the draft and opens the receipt page', async () => {
  const { draft, router, submit } = wizard();
  expect(await submit()).toBeNull();
  const { from } = departure;
  expect(readReceipt(17, ratna)).toMatchObject({ message: 'Pemesanan berhasil!', guestCount: 2, from });
  expect(toasts()).toEqual(['success on page: Pemesanan berhasil!']);
  expect(draft.close).toHaveBeenCalledOnce();
  const receiptPage = { pathname: '/booking/[id]', query: { id: '17', step: 'done' } };
  const options = { shallow: true, scroll: true };
  expect(router.replace).toHaveBeenCalledExactlyOnceWith(receiptPage, undefined, options);
});

test('the reservation is shown even when the device cannot store it', async () => {
  const { submit } = wizard();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await submit()).toBeNull();
  expect(readReceipt(17, ratna)?.code).toBe(reservations()[0]?.reservation?.reservationCode);
});

test('a bug before the response is thrown, and is not told as a lost connection', async () => {
  vi.spyOn(lazyClient, 'load').mockResolvedValue({ call: () => Promise.reject(new TypeError('a bug')) });
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
  expect(bookingCalls()).toEqual([]);
  offline.mockRestore();
  expect(await submit()).toBeNull();
});

test.each([
  ['signs out', signOut, null],
  ['signs in another member', () => signIn('token-of-bima'), 'token-of-bima'],
])('no receipt is stored or shown when another tab %s before the response', async (_action, changeSession, token) => {
  const { draft, router, submit } = wizard();
  beforeResponse(changeSession);
  expect([await submit(), reservations().length]).toEqual([null, 1]);
  expect([ratna, token].map((one) => readReceipt(17, one))).toEqual([null, null]);
  for (const call of [draft.close, router.replace]) expect(call).toHaveBeenCalledOnce();
  expect(toasts().filter((text) => text.startsWith('success'))).toEqual([]);
});

test('a visitor who leaves the page and signs out before the response sees no code', async () => {
  const { leave, submit } = wizard();
  beforeResponse(() => [leave(), signOut()]);
  await submit();
  expect([reservations().length, toasts().filter((text) => text.startsWith('success'))]).toEqual([1, []]);
});

test('nothing is sent for a visitor, nor for a member who signed in after the click', async () => {
  const { submit } = wizard({ onRefresh: () => signIn('token-of-bima') });
  expect(await submit()).toEqual({ kind: 'signIn' });
  signOut();
  expect(await wizard().submit()).toEqual({ kind: 'signIn' });
  expect(bookingCalls()).toEqual([]);
});

test('an accepted price counts only for the member who was asked', async () => {
  const { submit } = wizard({ seenPrice: 1 });
  const [outcome] = await Promise.all([submit(), answerPrice(true, () => signIn('token-of-bima'))]);
  expect(outcome).toMatchObject({ kind: 'price', now: { price: departure.price } });
});

test('a form that is unmounted before the request sends nothing and reports nothing', async () => {
  const form = wizard({ onRefresh: () => form.leave() });
  expect([await form.submit(), reservations()]).toEqual([undefined, []]);
});

test('a response after the form was unmounted does not navigate, and a toast shows the reservation code', async () => {
  const { draft, router, leave, submit } = wizard();
  beforeResponse(leave);
  expect(await submit()).toBeUndefined();
  expect(router.replace).not.toHaveBeenCalled();
  expect(draft.close).toHaveBeenCalledOnce();
  expect(toastsState.items.at(-1)?.text).toContain(readReceipt(17, ratna)?.code ?? 'none');
});

test('the question about a new price shows both prices, and an accepted price is stored as seen', async () => {
  const { store, submit } = wizard({ seenPrice: 1_000_000 });
  const [outcome, question] = await Promise.all([submit(), answerPrice(true)]);
  expect(outcome).toBeNull();
  const price = String(departure.price).replace(/\B(?=(\d{3})+$)/g, '.');
  const text = question?.text?.replaceAll('\u00a0', ' ');
  expect(text).toContain(`berubah dari Rp 1.000.000 menjadi Rp ${price}.`);
  expect(question).toMatchObject({ title: 'Harga berubah', yes: 'Kirim dengan harga baru', no: 'Batal' });
  expect(store.getFacts().seenPrices).toEqual(pricesOf(departure));
});

test('the receipt has the total and instalments of the service', async () => {
  const payment = { total: 44_000_000, deposit: 20_000_000, deposit_due: TODAY, balance_due: TODAY, paid: 0 };
  const respondWith = (change: Partial<Reservation>) => {
    const data = { reservation: { ...reservation, price: departure.price, ...change } };
    server.override('bookTour', ({ reply }) => reply(200, { success: true, message: 'Booking Successful!', data }));
  };
  respondWith({ payment });
  await wizard().submit();
  const instalments = [{ amount: 20_000_000 }, { amount: 24_000_000 }];
  expect(readReceipt(17, ratna)).toMatchObject({ total: 44_000_000, instalments });
  respondWith({});
  await wizard().submit();
  expect(readReceipt(17, ratna)).toMatchObject({ code: 'KLN-7Q2M4X', message: 'Pemesanan berhasil!' });
  expect(readReceipt(17, ratna)?.instalments).toBeUndefined();
});

test('the intent is stored before the request, and renewed when its key belongs to another booking', async () => {
  const { draft, store, submit } = wizard();
  const { key } = store.getFacts().intent;
  const errors = { idempotency_key: ['dipakai'] };
  server.override('bookTour', ({ request, reply }) => {
    expect(request.headers.get('Idempotency-Key')).toBe(key);
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
  expect(await Promise.all([submit(), submit()])).toEqual([null, undefined]);
  expect(reservations()).toHaveLength(1);
});

const refuse = (status: 401 | 403 | 409, errors: Record<string, string[]> = {}, action = () => {}) =>
  server.override('bookTour', ({ reply }) => {
    action();
    return reply(status, { success: false, message: 'Belum bisa.', errors });
  });

test('the note about a refused booking or price is also a toast; an expired session reports itself', async () => {
  refuse(409, { pax: ['Penuh.'] });
  await wizard().submit();
  expect(toasts()).toEqual([expect.stringMatching(/^error on page: Kursi tersisa \d+ untuk tanggal ini\./)]);
  const { submit } = wizard({ seenPrice: 1 });
  await Promise.all([submit(), answerPrice(false)]);
  expect(toasts()).toEqual([expect.stringMatching(/^error on page: Pesanan belum dikirim\. Estimasi total sekarang/)]);
  refuse(401);
  await wizard().submit();
  expect(toasts().filter((text) => !text.startsWith('notice'))).toEqual([]);
});

test('a failure after the page was left is a toast that is announced, unless the member has left too', async () => {
  const form = wizard();
  refuse(403, {}, form.leave);
  await form.submit();
  expect(toasts()).toEqual(['error: Belum bisa.']);
  const next = wizard();
  refuse(403, {}, () => {
    next.leave();
    signOut();
  });
  await next.submit();
  expect(toasts()).toEqual([]);
});
