import { ApiError, type Body, type ErrorKind, type Reservation } from '@sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Intent } from '@/state/booking-draft';
import { departure, filledValues } from '../../../../tests/support/booking-fixture';
import { bookingRequest } from '../forms/request';
import { freshIntent } from './intent';
import { type Answer, type SendResult, sendBooking } from './send-booking';

type Fate = 'answered' | 'lost' | 'unreached' | 'broken' | 'full' | 'invalid' | 'signed out' | 'repriced';
type Step =
  | { do: 'send'; fate: Fate; tab: 0 | 1; accepts: boolean }
  | { do: 'edit'; tab: 0 | 1 }
  | { do: 'duplicate' }
  | { do: 'language' }
  | { do: 'price'; to: number };

const failed = (kind: ErrorKind, errors: Record<string, string[]> = {}): Answer => ({
  success: false,
  error: new ApiError({ operationId: 'bookTour', kind, body: { message: 'sentence', errors } }),
});

/** The service as the document describes it: a key belongs to one content, whatever the price, and answers it again. */
function service() {
  const byKey = new Map<string, { content: string; reservation: Reservation }>();
  let price = departure.price;
  const take = (content: string, key: string): Answer => {
    const earlier = byKey.get(key);
    if (earlier && earlier.content !== content) return failed('conflict', { idempotency_key: ['used'] });
    const reservation = earlier?.reservation ?? ({ reservationCode: `KLN-${byKey.size + 1}`, price } as Reservation);
    byKey.set(key, { content, reservation });
    return { success: true, reservation, message: '' };
  };
  const meet = (fate: Fate, { price: agreed, ...rest }: Body<'bookTour'>, key: string): Answer => {
    const content = JSON.stringify(rest);
    // The price changes after the tab has checked it for the last time.
    if (fate === 'repriced') price = (price ?? 0) + 100_000;
    // These two come before the service looks at the key.
    if (fate === 'signed out') return failed('unauthorized');
    if (fate === 'invalid') return failed('invalid', { note: ['no'] });
    if (fate === 'full' && !byKey.has(key)) return failed('conflict', { pax: ['no'] });
    if (fate === 'unreached') return failed('network');
    if (!byKey.has(key) && agreed !== price) return failed('conflict', { price: ['no'] });
    const answer = take(content, key);
    if (fate === 'lost') return failed('network');
    return fate === 'broken' ? failed('server') : answer;
  };
  const listed = () => ({ ...departure, price });
  const changePrice = (to: number) => {
    price = to;
  };
  return { byKey, meet, listed, changePrice };
}

type Tab = { intent: Intent; city: string; seenPrice: number | null };

async function play(steps: readonly Step[]) {
  const { byKey, meet, listed, changePrice } = service();
  const tabs: Tab[] = [{ intent: freshIntent(), city: 'Jakarta', seenPrice: departure.price }];
  const results: SendResult[] = [];
  /** Reservations at a price that the tab had neither shown nor asked about. */
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
    if (step.do !== 'send') continue;
    const known = byKey.size;
    const base = filledValues();
    const values = { ...base, contact: { ...base.contact, city: tab.city } };
    const result = await sendBooking({
      values,
      request: bookingRequest(values, { tour_id: 17, source: 'web', locale }),
      seenPrice: tab.seenPrice,
      intent: tab.intent,
      keepIntent: (next) => {
        tab.intent = next;
      },
      renewIntent: () => {
        tab.intent = freshIntent();
      },
      acknowledgePrice: (price) => {
        tab.seenPrice = price;
      },
      refresh: async () => ({ success: true, rows: [listed()] }),
      acceptsPrice: async () => step.accepts,
      isOnline: () => true,
      send: async (request, key) => meet(step.fate, request, key),
    });
    results.push(result);
    const taken = [...byKey.values()].slice(known).map(({ reservation }) => reservation);
    unseen.push(...taken.filter((one) => one.price !== tab.seenPrice));
  }
  return { reservations: byKey.size, results, unseen };
}

const tab = fc.constantFrom<0 | 1>(0, 1);
const fate = fc.constantFrom<Fate>(
  'answered',
  'lost',
  'unreached',
  'broken',
  'full',
  'invalid',
  'signed out',
  'repriced',
);
const send = fc.record({ do: fc.constant('send' as const), fate, tab, accepts: fc.boolean() });
const price = fc.record({ do: fc.constant('price' as const), to: fc.constantFrom(22_900_000, 23_900_000, 24_900_000) });
const duplicate = fc.constant<Step>({ do: 'duplicate' });
const language = fc.constant<Step>({ do: 'language' });
const edit = fc.record({ do: fc.constant('edit' as const), tab });

test('unchanged content is booked at most once, in both tabs, and every success names that one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(send, duplicate, price), { maxLength: 12 }), async (steps) => {
      const { reservations, results } = await play(steps);
      const codes = results.flatMap((one) => (one.kind === 'booked' ? [one.reservation.reservationCode] : []));
      expect(reservations).toBeLessThanOrEqual(1);
      expect(new Set(codes).size).toBeLessThanOrEqual(1);
    }),
  );
});

test('edited content is booked once more only after the person was told that the first had arrived', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(send, edit, price), { maxLength: 12 }), async (steps) => {
      const unbooked = steps.filter((step) => step.do !== 'send' || step.fate !== 'answered');
      const { reservations, results } = await play(unbooked);
      const told = results.filter(({ kind }) => kind === 'keyUsed' || kind === 'booked').length;
      expect(reservations).toBeLessThanOrEqual(1 + told);
    }),
  );
});

test('another language of the page is no other booking: its repeat is answered with the code', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(send, language), { maxLength: 12 }), async (steps) => {
      const { reservations, results } = await play(steps);
      expect(reservations).toBeLessThanOrEqual(1);
      expect(results.filter(({ kind }) => kind === 'keyUsed')).toEqual([]);
    }),
  );
});

test('nothing is booked at a price that the tab has not shown or asked about, whatever became of earlier sends', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(send, price, edit, duplicate), { maxLength: 12 }), async (steps) => {
      expect((await play(steps)).unseen).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
