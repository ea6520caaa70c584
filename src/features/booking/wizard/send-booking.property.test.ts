import { ApiError, type ErrorKind, type Reservation } from '@sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Intent } from '@/state/booking-draft';
import { departure, filledValues } from '../../../../tests/support/booking-fixture';
import { bookingRequest } from '../forms/booking-request';
import { freshIntent } from './intent';
import { type Answer, type SendResult, sendBooking } from './send-booking';

type Fate = 'answered' | 'lost' | 'unreached' | 'broken' | 'refused';
type Step = { do: 'send'; fate: Fate; tab: 0 | 1 } | { do: 'edit'; tab: 0 | 1 } | { do: 'duplicate' };

const failed = (kind: ErrorKind, errors: Record<string, string[]> = {}): Answer => ({
  success: false,
  error: new ApiError({ operationId: 'bookTour', kind, body: { message: 'sentence', errors } }),
});

/** The service as the document describes it: a key belongs to one content, and answers its reservation again. */
function service() {
  const byKey = new Map<string, { content: string; reservation: Reservation }>();
  const take = (content: string, key: string): Answer => {
    const earlier = byKey.get(key);
    if (earlier && earlier.content !== content) return failed('conflict', { idempotency_key: ['used'] });
    const reservation = earlier?.reservation ?? ({ reservationCode: `KLN-${byKey.size + 1}` } as Reservation);
    byKey.set(key, { content, reservation });
    return { success: true, reservation, message: '' };
  };
  const meet = (fate: Fate, content: string, key: string): Answer => {
    if (fate === 'refused') return byKey.has(key) ? take(content, key) : failed('invalid', { note: ['no'] });
    if (fate === 'unreached') return failed('network');
    const answer = take(content, key);
    if (fate === 'lost') return failed('network');
    return fate === 'broken' ? failed('server') : answer;
  };
  return { byKey, meet };
}

async function play(steps: readonly Step[]) {
  const { byKey, meet } = service();
  const tabs: { intent: Intent; city: string }[] = [{ intent: freshIntent(), city: 'Jakarta' }];
  const results: SendResult[] = [];
  let edits = 0;
  for (const step of steps) {
    const tab = step.do === 'duplicate' ? tabs[0] : (tabs[step.tab] ?? tabs[0]);
    if (!tab) continue;
    if (step.do === 'duplicate') tabs[1] = { ...tab };
    if (step.do === 'edit') {
      edits += 1;
      tab.city = `Kota ${edits}`;
    }
    if (step.do !== 'send') continue;
    const base = filledValues();
    const values = { ...base, contact: { ...base.contact, city: tab.city } };
    const result = await sendBooking({
      values,
      request: bookingRequest(values, { tour_id: 17, source: 'web', locale: 'id' }),
      seenPrice: departure.price,
      intent: tab.intent,
      keepIntent: (next) => {
        tab.intent = next;
      },
      renewIntent: () => {
        tab.intent = freshIntent();
      },
      seePrice: () => undefined,
      refresh: async () => ({ success: true, rows: [departure] }),
      acceptsPrice: async () => true,
      send: async (request, key) => meet(step.fate, JSON.stringify(request), key),
    });
    results.push(result);
  }
  return { reservations: byKey.size, results };
}

const tab = fc.constantFrom<0 | 1>(0, 1);
const fate = fc.constantFrom<Fate>('answered', 'lost', 'unreached', 'broken', 'refused');
const send = fc.record({ do: fc.constant('send' as const), fate, tab });
const duplicate = fc.constant<Step>({ do: 'duplicate' });
const edit = fc.record({ do: fc.constant('edit' as const), tab });

test('unchanged content is booked at most once, in both tabs, and every success names that one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(send, duplicate), { maxLength: 12 }), async (steps) => {
      const { reservations, results } = await play(steps);
      const codes = results.flatMap((one) => (one.kind === 'booked' ? [one.reservation.reservationCode] : []));
      expect(reservations).toBeLessThanOrEqual(1);
      expect(new Set(codes).size).toBeLessThanOrEqual(1);
    }),
  );
});

test('edited content is booked once more only after the person was told that the first had arrived', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(send, edit), { maxLength: 12 }), async (steps) => {
      const unbooked = steps.filter((step) => step.do !== 'send' || step.fate !== 'answered');
      const { reservations, results } = await play(unbooked);
      const told = results.filter(({ kind }) => kind === 'taken' || kind === 'booked').length;
      expect(reservations).toBeLessThanOrEqual(1 + told);
    }),
  );
});
