import type { ApiError, Body, Reservation } from '@sdk';
import type { Departure } from '@/domain/tour/departure';
import type { Failure } from '@/features/shared/failure-message';
import { fingerprintOf } from '@/lib/fingerprint';
import type { Intent } from '@/state/booking-draft';
import type { BookingValues } from '../forms/values';
import { changeSinceSeen, intentToSend, isOutcomeUnknown, refusedIntent } from './intent';

export type BookingFailure =
  | { kind: 'gone' }
  | { kind: 'seats'; left: number }
  | { kind: 'price'; now: number | null }
  | { kind: 'keyUsed' }
  /** The connection that was missing when the booking should have been sent is back. */
  | { kind: 'reconnected' }
  /** In the service's own words, or at the fields it names. */
  | { kind: 'refused'; error: Refusal }
  | { kind: 'signIn' }
  | { kind: 'robot' }
  /** The departure could not be checked, or the browser is offline: nothing was sent by this press. */
  | { kind: 'unsent'; error: Failure }
  /** Nobody knows whether it arrived. */
  | { kind: 'failed'; error: Failure };

export type SendResult = { kind: 'booked'; reservation: Reservation; message: string } | BookingFailure;

export const TOO_MANY_REQUESTS = 429;

type Refusal = Failure & Pick<ApiError, 'fieldErrors'>;

export type Answer = { success: true; reservation: Reservation; message: string } | { success: false; error: Refusal };

/** An error that arises in the browser; no response of the service arrived. */
export const failureWithoutAnswer = (kind: Failure['kind']): Refusal => ({
  operationId: 'bookTour',
  kind,
  status: 0,
  message: '',
  hasServerMessage: false,
  retryAfter: undefined,
  fieldErrors: {},
});

export const OFFLINE = failureWithoutAnswer('network');

/** The effects and values that sending needs. */
export type SendTools = {
  values: BookingValues;
  request: Body<'bookTour'>;
  seenPrice: number | null | undefined;
  intent: Intent;
  keepIntent: (intent: Intent) => void;
  renewIntent: () => void;
  acknowledgePrice: (price: number | null) => void;
  /** The departures as they are now. */
  refresh: () => Promise<{ success: true; rows: Departure[] } | { success: false; error: Refusal }>;
  acceptsPrice: (old: number | null, now: number | null) => Promise<boolean>;
  isOnline: () => boolean;
  send: (request: Body<'bookTour'>, key: string) => Promise<Answer>;
};

/** One press of the button: checks seats and price again, asks about a new price, sends, and reads the answer. */
export async function sendBooking(tools: SendTools): Promise<SendResult> {
  if (tools.values.fax !== '') return { kind: 'robot' };
  const checked = await recheckDeparture(tools);
  if ('kind' in checked) return checked;
  if (!tools.isOnline()) return { kind: 'unsent', error: OFFLINE };

  const { source, locale, ...content } = tools.request;
  // The fingerprint covers profile values too: an edit after a refusal must be noticed. Guessing it needs this tab,
  // which holds the rest of the draft.
  const intent = intentToSend(tools.intent, fingerprintOf(JSON.stringify(content)), { source, locale });
  tools.keepIntent(intent);
  // The service books at no other price. A price is no part of the content: a repeat finds the earlier booking.
  const { price } = checked;
  const request = { ...tools.request, ...intent.sent?.facts, ...(price !== undefined && { price }) };
  const answer = await tools.send(request, intent.key);
  if (answer.success) return { kind: 'booked', reservation: answer.reservation, message: answer.message };

  const failure = failureOf(answer.error);
  if (failure.kind === 'keyUsed') tools.renewIntent();
  // The service may refuse a request before it looks at the key, so a refusal tells nothing about an earlier send.
  else if (failure.kind !== 'failed' && !isOutcomeUnknown(tools.intent)) tools.keepIntent(refusedIntent(intent));
  return failure.kind === 'seats' || failure.kind === 'price' ? withFreshFigures(failure, tools) : failure;
}

/** The agreed price (undefined while the visitor has seen none), or the failure that keeps the booking from being sent. */
async function recheckDeparture({
  values,
  seenPrice,
  intent,
  ...tools
}: SendTools): Promise<{ price: number | null | undefined } | BookingFailure> {
  const fresh = await tools.refresh();
  if (!fresh.success) {
    const failure = failureOf(fresh.error);
    // The earlier request may have booked before the tour was removed; the service finds that booking by the key.
    if (failure.kind === 'gone' && isOutcomeUnknown(intent)) return { price: seenPrice };
    return failure.kind === 'failed' ? { ...failure, kind: 'unsent' } : failure;
  }
  const now = fresh.rows.find(({ id }) => String(id) === values.itinerary_id);
  const change = changeSinceSeen(intent, now, values.pax, seenPrice);
  if (change === null) return { price: seenPrice };
  if (change.kind !== 'price') return change;
  if (!(await tools.acceptsPrice(change.old, change.now))) return { kind: 'price', now: change.now };
  tools.acknowledgePrice(change.now);
  return { price: change.now };
}

function failureOf(error: Refusal): BookingFailure {
  const { kind, status, fieldErrors } = error;
  // The service takes no more requests: it has not looked at this one.
  if (status === TOO_MANY_REQUESTS) return { kind: 'refused', error };
  if (kind === 'unauthorized') return { kind: 'signIn' };
  if (kind === 'not-found') return { kind: 'gone' };
  if (kind === 'conflict' && fieldErrors.idempotency_key) return { kind: 'keyUsed' };
  if (kind === 'conflict' && fieldErrors.pax) return { kind: 'seats', left: 0 };
  if (kind === 'conflict' && fieldErrors.price) return { kind: 'price', now: null };
  return kind === 'invalid' || kind === 'conflict' ? { kind: 'refused', error } : { kind: 'failed', error };
}

/** The failure with the seats or the price as they are now. */
async function withFreshFigures(
  failure: Extract<BookingFailure, { kind: 'seats' | 'price' }>,
  { refresh, values }: SendTools,
): Promise<BookingFailure> {
  const fresh = await refresh();
  const now = fresh.success ? fresh.rows.find(({ id }) => String(id) === values.itinerary_id) : undefined;
  if (failure.kind === 'seats') return { kind: 'seats', left: now?.seat ?? 0 };
  if (!fresh.success) return { kind: 'unsent', error: fresh.error };
  return now ? { kind: 'price', now: now.price } : { kind: 'gone' };
}
