import { ApiError, type ErrorKind } from '@sdk';
import { describe, expect, test, vi } from 'vitest';
import type { Departure } from '@/domain/tour/departure';
import type { Prices } from '@/domain/tour/promotions';
import { fingerprintOf } from '@/lib/fingerprint';
import { departure, filledValues, reservation } from '../../../../tests/support/booking-fixture';
import { bookingRequest } from '../forms/request';
import { type BookingResponse, OFFLINE, type SendTools, sendBooking } from './send-booking';

const statusOf: Partial<Record<ErrorKind, number>> = { invalid: 422, conflict: 409 };

const refusal = (
  kind: ErrorKind,
  errors: Record<string, string[]> = {},
  mayHaveArrived = false,
  status = statusOf[kind],
) => {
  const body = { message: 'sentence', errors };
  const error = new ApiError({ operationId: 'bookTour', kind, status, body, mayHaveArrived });
  return { success: false as const, error };
};

const listing =
  (...rows: Departure[]): SendTools['refresh'] =>
  async () => ({ success: true, rows });

const now = { price: 23_900_000 };
const dearer = { ...departure, ...now };
const change = { kind: 'price', old: { price: 22_900_000 }, now };
const lost = refusal('network');
const request = bookingRequest(filledValues(), { tour_id: 17, source: 'web', locale: 'id' });
const { source: _, locale: __, ...contentFields } = request;
const content = fingerprintOf(JSON.stringify(contentFields));

function tools(change: Partial<SendTools> = {}) {
  return {
    values: filledValues(),
    request,
    seenPrices: { price: 22_900_000 },
    intent: { key: 'first-key', sent: null },
    storeIntent: vi.fn(),
    renewIntent: vi.fn(),
    acknowledgePrices: vi.fn(),
    agreedTotal: ({ price }: Prices) => price && price * 2,
    refresh: vi.fn(listing(departure)),
    acceptsPrice: vi.fn(async () => true),
    isOnline: () => true,
    send: vi.fn(async (): Promise<BookingResponse> => ({ success: true, reservation, message: 'Pemesanan berhasil!' })),
    ...change,
  } satisfies SendTools;
}

const lastIntent = ({ storeIntent }: ReturnType<typeof tools>) => vi.mocked(storeIntent).mock.lastCall?.[0];

test('an unchanged departure is booked with the key of the draft, which is stored before the request', async () => {
  const given = tools();
  const agreed = { price: 22_900_000 };
  expect(await sendBooking(given)).toEqual({ kind: 'booked', reservation, message: 'Pemesanan berhasil!', agreed });
  const sent = { ...given.request, price: 22_900_000, total: 45_800_000 };
  expect(given.send).toHaveBeenCalledExactlyOnceWith(sent, 'first-key');
  expect(given.storeIntent).toHaveBeenCalledExactlyOnceWith({
    key: 'first-key',
    sent: { content, isRefused: false, facts: { source: 'web', locale: 'id' } },
  });
});

test.each<[string, Partial<SendTools>, object]>([
  ['the departure is gone', { refresh: listing() }, { kind: 'gone' }],
  ['the tour is gone', { refresh: async () => refusal('not-found') }, { kind: 'gone' }],
  ['seats are too few', { refresh: listing({ ...departure, seat: 1 }) }, { kind: 'seats', left: 1 }],
  ['a new price is refused', { refresh: listing(dearer), acceptsPrice: async () => false }, { kind: 'price', now }],
  ['the session has ended', { refresh: async () => refusal('unauthorized') }, { kind: 'signIn' }],
  ['the departures request fails', { refresh: async () => lost }, { kind: 'unsent', error: lost.error }],
  ['the browser is offline', { isOnline: () => false }, { kind: 'unsent', error: OFFLINE }],
])(
  'nothing is sent when %s, and the attempt does not count as a request that may have arrived',
  async (_, change, result) => {
    const given = tools(change);
    expect(await sendBooking(given)).toEqual(result);
    expect(given.send).not.toHaveBeenCalled();
    expect(given.storeIntent).not.toHaveBeenCalled();
  },
);

describe('the response', () => {
  test('401 asks to sign in', async () => {
    expect(await sendBooking(tools({ send: async () => refusal('unauthorized') }))).toEqual({ kind: 'signIn' });
  });
  test('409 for seats returns how many are left now', async () => {
    const refresh = vi.fn(listing({ ...departure, seat: 1 })).mockImplementationOnce(listing(departure));
    const given = tools({ refresh, send: async () => refusal('conflict', { pax: ['Kursi tersisa 1.'] }) });
    expect(await sendBooking(given)).toEqual({ kind: 'seats', left: 1 });
    expect(lastIntent(given)).toMatchObject({ key: 'first-key', sent: { isRefused: true } });
  });
  test.each([true, false])('409 is a refusal, final unless an attempt may have arrived: %s', async (isRefused) => {
    const given = tools({ send: async () => refusal('conflict', {}, !isRefused) });
    expect(await sendBooking(given)).toMatchObject({ kind: 'refused', error: { message: 'sentence' } });
    expect(given.refresh).toHaveBeenCalledOnce();
    expect(lastIntent(given)).toMatchObject({ sent: { isRefused } });
  });
  test('409 for a used key renews the key', async () => {
    const given = tools({ send: async () => refusal('conflict', { idempotency_key: ['used'] }) });
    expect(await sendBooking(given)).toEqual({ kind: 'keyUsed' });
    expect(given.renewIntent).toHaveBeenCalledOnce();
  });
  test.each([
    [400, 'refused'],
    [403, 'refused'],
    [499, 'refused'],
    [500, 'failed'],
    [503, 'failed'],
  ])('a status of %i means that the booking was %s', async (status, kind) => {
    expect(await sendBooking(tools({ send: async () => refusal('server', {}, false, status) }))).toMatchObject({
      kind,
    });
  });
  test.each(['pax', 'price', 'idempotency_key'])('422 for %s is no conflict with other bookings', async (field) => {
    const given = tools({ send: async () => refusal('invalid', { [field]: ['sentence'] }) });
    expect(await sendBooking(given)).toMatchObject({ kind: 'refused' });
  });
  test('409 for seats of a date that is gone leaves none', async () => {
    const refresh = vi.fn(listing()).mockImplementationOnce(listing(departure));
    const given = tools({ refresh, send: async () => refusal('conflict', { pax: ['Penuh.'] }) });
    expect(await sendBooking(given)).toEqual({ kind: 'seats', left: 0 });
  });
  test('422 returns the field errors', async () => {
    const errors = { 'contact.email': ['Alamat belum benar.'] };
    const given = tools({ send: async () => refusal('invalid', errors) });
    const error = { fieldErrors: errors, message: 'sentence' };
    expect(await sendBooking(given)).toMatchObject({ kind: 'refused', error });
  });
  test.each(['network', 'timeout', 'server'] as const)('%s keeps the key of the request', async (reason) => {
    const given = tools({ send: async () => refusal(reason) });
    expect(await sendBooking(given)).toMatchObject({ kind: 'failed', error: { kind: reason } });
    expect(given.storeIntent).toHaveBeenCalledTimes(1);
    expect(given.renewIntent).not.toHaveBeenCalled();
  });
});

describe('a repeat', () => {
  test.each<[string, SendTools['refresh']]>([
    ['without seats: it may have taken them itself', listing({ ...departure, seat: 0 })],
    ['without the departure', listing()],
    ['without the tour', async () => refusal('not-found')],
  ])('is sent with the same key while the first may have arrived, even %s', async (_, refresh) => {
    const given = tools({ intent: { key: 'first-key', sent: { content, isRefused: false } }, refresh });
    expect((await sendBooking(given)).kind).toBe('booked');
    expect(given.send).toHaveBeenCalledExactlyOnceWith(
      { ...given.request, price: 22_900_000, total: 45_800_000 },
      'first-key',
    );
  });
  test('asks about a new price also while the first may have arrived, and keeps the key of the first', async () => {
    const sent = { content, isRefused: false };
    const refresh = listing({ ...departure, seat: 0, price: 23_900_000 });
    const refused = tools({ intent: { key: 'first-key', sent }, refresh, acceptsPrice: vi.fn(async () => false) });
    expect(await sendBooking(refused)).toEqual({ kind: 'price', now: { price: 23_900_000 } });
    expect(refused.acceptsPrice).toHaveBeenCalledExactlyOnceWith(change);
    expect(refused.send).not.toHaveBeenCalled();
    expect(refused.storeIntent).not.toHaveBeenCalled();
    const accepted = tools({ intent: { key: 'first-key', sent }, refresh });
    expect((await sendBooking(accepted)).kind).toBe('booked');
    expect(accepted.acknowledgePrices).toHaveBeenCalledExactlyOnceWith({ price: 23_900_000 });
    expect(accepted.send).toHaveBeenCalledExactlyOnceWith(
      { ...accepted.request, price: 23_900_000, total: 47_800_000 },
      'first-key',
    );
  });
  test('keeps language and source of the first request, whatever the current language', async () => {
    const sent = { content, isRefused: false, facts: { source: 'prebook', locale: 'en' } } as const;
    const given = tools({ intent: { key: 'first-key', sent } });
    await sendBooking(given);
    const repeated = { ...given.request, price: 22_900_000, total: 45_800_000, source: 'prebook', locale: 'en' };
    expect(given.send).toHaveBeenCalledExactlyOnceWith(repeated, 'first-key');
  });
  test.each(['unauthorized', 'invalid'] as const)('refused as %s says nothing about the first', async (reason) => {
    const given = tools({
      intent: { key: 'first-key', sent: { content, isRefused: false } },
      send: async () => refusal(reason),
    });
    await sendBooking(given);
    expect(lastIntent(given)).toMatchObject({ key: 'first-key', sent: { isRefused: false } });
  });
  test('checks the seats again after a refusal', async () => {
    const refresh = listing({ ...departure, seat: 0 });
    const given = tools({ intent: { key: 'first-key', sent: { content, isRefused: true } }, refresh });
    expect(await sendBooking(given)).toEqual({ kind: 'seats', left: 0 });
  });
});

describe('the agreed price', () => {
  test('is sent with the booking: the seen price, or the new one that was accepted', async () => {
    const given = tools({ refresh: listing(dearer) });
    await sendBooking(given);
    expect(given.acceptsPrice).toHaveBeenCalledExactlyOnceWith(change);
    expect(given.acknowledgePrices).toHaveBeenCalledExactlyOnceWith({ price: 23_900_000 });
    expect(given.send).toHaveBeenCalledExactlyOnceWith(
      { ...given.request, price: 23_900_000, total: 47_800_000 },
      'first-key',
    );
    const onRequest = tools({ refresh: listing({ ...departure, price: null }), seenPrices: { price: null } });
    await sendBooking(onRequest);
    expect(onRequest.send).toHaveBeenCalledExactlyOnceWith(
      { ...onRequest.request, price: null, total: null },
      'first-key',
    );
  });
  test('that is refused although the departure costs the same is told as a change of the costs', async () => {
    const given = tools({ send: async () => refusal('conflict', { price: ['sentence'] }) });
    expect(await sendBooking(given)).toEqual({ kind: 'costs' });
  });
  test('is sent only when the visitor has seen one', async () => {
    const given = tools({ seenPrices: undefined });
    await sendBooking(given);
    expect(given.send).toHaveBeenCalledExactlyOnceWith(given.request, 'first-key');
  });
  test('that is refused returns the current price, and the request counts as refused', async () => {
    const refresh = vi.fn(listing(departure));
    const send = vi.fn(async (): Promise<BookingResponse> => {
      refresh.mockImplementation(listing({ ...departure, price: 24_900_000 }));
      return refusal('conflict', { price: ['sentence'] });
    });
    const given = tools({ refresh, send });
    expect(await sendBooking(given)).toEqual({ kind: 'price', now: { price: 24_900_000 } });
    expect(lastIntent(given)).toMatchObject({ sent: { isRefused: true } });
  });
  test('that is refused is "unsent" when departures cannot be read, and "gone" without the departure', async () => {
    for (const [later, expected] of [
      [async () => refusal('network'), { kind: 'unsent', error: { kind: 'network' } }],
      [listing(), { kind: 'gone' }],
    ] as const) {
      const refresh = vi.fn<SendTools['refresh']>(listing(departure));
      const send = async (): Promise<BookingResponse> => {
        refresh.mockImplementation(later);
        return refusal('conflict', { price: ['sentence'] });
      };
      expect(await sendBooking(tools({ refresh, send }))).toMatchObject(expected);
    }
  });
});
