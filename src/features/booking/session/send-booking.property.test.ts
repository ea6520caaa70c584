import { ApiError, type Body, type ErrorKind, type Reservation } from '@sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Prices } from '@/domain/tour/promotions';
import { partyCost } from '@/domain/tour/trip-cost';
import type { Intent } from '@/state/booking-draft';
import { departure, filledValues, noCosts } from '../../../../tests/support/booking-fixture';
import { bookingRequest } from '../forms/request';
import { type BookingResponse, freshIntent, type SendResult, sendBooking } from './send-booking';

const refusals = ['full', 'invalid', 'signed out', 'price changed', 'promotion changed'] as const;
const outcomes = ['answered', 'response lost', 'not delivered', 'server error', ...refusals] as const;
type Outcome = (typeof outcomes)[number];
type Step =
  | { do: 'send'; outcome: Outcome; tab: 0 | 1; accepts: boolean }
  | { do: 'edit'; tab: 0 | 1 }
  | { do: 'duplicate' }
  | { do: 'language' }
  | { do: 'price'; to: number }
  | { do: 'promotion' };

const failed = (kind: ErrorKind, errors: Record<string, string[]> = {}): BookingResponse => ({
  success: false,
  error: new ApiError({ operationId: 'bookTour', kind, body: { message: 'sentence', errors } }),
});

const promotion = { id: 1, name: 'Early bird', percent: null, ends_on: null, min_adults: 1, min_children: 0 } as const;
const promotions = [{ ...promotion, amount: 1_000_000, per: 'guest', is_combinable: false }] as const;
const { pax, rooms } = filledValues();
const totalOf = (prices: Prices) => partyCost(prices, pax, noCosts, rooms).total;

/** A model of the documented service: a key belongs to one content, whatever the price, and repeats its response. */
function service() {
  const byKey = new Map<string, { content: string; reservation: Reservation }>();
  let price = departure.price;
  let isPromoted = true;
  const currentPrices = () => ({ price, ...(isPromoted && { promotions }) });
  const book = (content: string, key: string): BookingResponse => {
    const earlier = byKey.get(key);
    if (earlier && earlier.content !== content) return failed('conflict', { idempotency_key: ['used'] });
    const reservation =
      earlier?.reservation ??
      ({
        reservationCode: `KLN-${byKey.size + 1}`,
        price,
        payment: { total: totalOf(currentPrices()) },
      } as Reservation);
    byKey.set(key, { content, reservation });
    return { success: true, reservation, message: '' };
  };
  const respond = (
    outcome: Outcome,
    { price: agreed, total, ...rest }: Body<'bookTour'>,
    key: string,
  ): BookingResponse => {
    const content = JSON.stringify(rest);
    // The price changes after the tab has checked it for the last time.
    if (outcome === 'price changed') price = (price ?? 0) + 100_000;
    if (outcome === 'promotion changed') isPromoted = !isPromoted;
    // The service checks these two before it reads the key.
    if (outcome === 'signed out') return failed('unauthorized');
    if (outcome === 'invalid') return failed('invalid', { note: ['no'] });
    if (outcome === 'full' && !byKey.has(key)) return failed('conflict', { pax: ['no'] });
    if (outcome === 'not delivered') return failed('network');
    const isAgreed = agreed === price && total === totalOf(currentPrices());
    if (!byKey.has(key) && !isAgreed) return failed('conflict', { price: ['no'] });
    const response = book(content, key);
    if (outcome === 'response lost') return failed('network');
    return outcome === 'server error' ? failed('server') : response;
  };
  const currentDeparture = () => ({ ...departure, ...currentPrices() });
  const changePrice = (to: number) => {
    price = to;
  };
  const changePromotion = () => {
    isPromoted = !isPromoted;
  };
  return { byKey, respond, currentDeparture, changePrice, changePromotion };
}

type Tab = { intent: Intent; city: string; seenPrices: Prices };

async function play(steps: readonly Step[]) {
  const { byKey, respond, currentDeparture, changePrice, changePromotion } = service();
  const seenPrices = { price: departure.price, promotions };
  const tabs: Tab[] = [{ intent: freshIntent(), city: 'Jakarta', seenPrices }];
  const results: SendResult[] = [];
  /** Reservations at a total that the tab neither showed nor asked about. */
  const unseen: Reservation[] = [];
  let edits = 0;
  let locale: 'id' | 'en' = 'id';
  for (const step of steps) {
    if (step.do === 'language') locale = locale === 'id' ? 'en' : 'id';
    const tab = ('tab' in step && tabs[step.tab]) || tabs[0];
    if (!tab) continue;
    if (step.do === 'duplicate') tabs[1] = { ...tab };
    if (step.do === 'edit') {
      edits += 1;
      tab.city = `Kota ${edits}`;
    }
    if (step.do === 'price') changePrice(step.to);
    if (step.do === 'promotion') changePromotion();
    if (step.do !== 'send') continue;
    const bookedBefore = byKey.size;
    const base = filledValues();
    const values = { ...base, contact: { ...base.contact, city: tab.city } };
    const result = await sendBooking({
      values,
      request: bookingRequest(values, { tour_id: 17, source: 'web', locale }),
      seenPrices: tab.seenPrices,
      agreedTotal: totalOf,
      intent: tab.intent,
      storeIntent: (next) => {
        tab.intent = next;
      },
      renewIntent: () => {
        tab.intent = freshIntent();
      },
      acknowledgePrices: (prices) => {
        tab.seenPrices = prices;
      },
      refresh: async () => ({ success: true, rows: [currentDeparture()] }),
      acceptsPrice: async () => step.accepts,
      isOnline: () => true,
      send: async (request, key) => respond(step.outcome, request, key),
    });
    results.push(result);
    const newReservations = [...byKey.values()].slice(bookedBefore).map(({ reservation }) => reservation);
    unseen.push(...newReservations.filter(({ payment }) => payment?.total !== totalOf(tab.seenPrices)));
  }
  return { reservations: byKey.size, results, unseen };
}

const tab = fc.constantFrom<0 | 1>(0, 1);
const outcome = fc.constantFrom(...outcomes);
const send = fc.record({ do: fc.constant('send' as const), outcome, tab, accepts: fc.boolean() });
const price = fc.record({ do: fc.constant('price' as const), to: fc.constantFrom(22_900_000, 23_900_000, 24_900_000) });
const promotionStep = fc.constant<Step>({ do: 'promotion' });
const duplicate = fc.constant<Step>({ do: 'duplicate' });
const language = fc.constant<Step>({ do: 'language' });
const edit = fc.record({ do: fc.constant('edit' as const), tab });

test('unchanged content is booked at most once across both tabs, and every success has that code', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(send, duplicate, price), { maxLength: 12 }), async (steps) => {
      const { reservations, results } = await play(steps);
      const codes = results.flatMap((one) => (one.kind === 'booked' ? [one.reservation.reservationCode] : []));
      expect(reservations).toBeLessThanOrEqual(1);
      expect(new Set(codes).size).toBeLessThanOrEqual(1);
    }),
  );
});

test('edited content is booked again only after the visitor was told that the first request had arrived', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(send, edit, price), { maxLength: 12 }), async (steps) => {
      const unanswered = steps.filter((step) => step.do !== 'send' || step.outcome !== 'answered');
      const { reservations, results } = await play(unanswered);
      const reported = results.filter(({ kind }) => kind === 'keyUsed' || kind === 'booked').length;
      expect(reservations).toBeLessThanOrEqual(1 + reported);
    }),
  );
});

test('a repeat in another language is not another booking and does not report a used key', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(send, language), { maxLength: 12 }), async (steps) => {
      const { reservations, results } = await play(steps);
      expect(reservations).toBeLessThanOrEqual(1);
      expect(results.filter(({ kind }) => kind === 'keyUsed')).toEqual([]);
    }),
  );
});

test('nothing is booked at a total that the tab neither showed nor asked about', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(send, price, promotionStep, edit, duplicate), { maxLength: 12 }),
      async (steps) => {
        expect((await play(steps)).unseen).toEqual([]);
      },
    ),
    { numRuns: 1000 },
  );
});
