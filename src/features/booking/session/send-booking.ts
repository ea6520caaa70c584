import type { ApiError, Body, Reservation } from '@sdk';
import { failureWithoutResponse, newIdempotencyKey } from '@/data/sdk-values';
import { departureChange, type PriceChange, priceChange } from '@/domain/booking-party';
import type { Pax } from '@/domain/party';
import { type Departure, pricesOf } from '@/domain/tour/departure';
import type { Prices } from '@/domain/tour/promotions';
import type { Failure } from '@/form/failure-message';
import { fingerprintOf } from '@/lib/fingerprint';
import { isSameId } from '@/lib/is-same-id';
import type { Intent, SendFacts } from '@/state/booking-draft';
import type { BookingValues } from '../forms/values';

export type BookingFailure =
  | { kind: 'gone' }
  | { kind: 'seats'; left: number }
  | { kind: 'price'; now: Prices }
  /** The service counts another total, though the departure costs what the visitor has agreed to. */
  | { kind: 'costs' }
  | { kind: 'keyUsed' }
  /** The browser was offline when the booking should have been sent, and is online again. */
  | { kind: 'reconnected' }
  /** The service refused the booking, with a message or with errors of single fields. */
  | { kind: 'refused'; error: Refusal }
  | { kind: 'signIn' }
  /** The departure could not be checked, or the browser is offline: this attempt sent no booking. */
  | { kind: 'unsent'; error: Failure }
  /** The outcome is unknown: the request may have arrived. */
  | { kind: 'failed'; error: Failure };

/** `agreed` are the prices that the visitor agreed to; undefined if none were shown. */
export type SendResult =
  | { kind: 'booked'; reservation: Reservation; message: string; agreed: Prices | undefined }
  | BookingFailure;

type Refusal = Failure & Pick<ApiError, 'fieldErrors' | 'mayHaveArrived'>;

export type BookingResponse =
  | { success: true; reservation: Reservation; message: string }
  | { success: false; error: Refusal };

/** Returns a failure of the booking that arose in the browser. */
export const failureInBrowser = (kind: Failure['kind']): Refusal =>
  failureWithoutResponse('bookTour', kind, { mayHaveArrived: true });

export const OFFLINE = failureInBrowser('network');

/** The values and effects that sending a booking needs. */
export type SendTools = {
  values: BookingValues;
  request: Body<'bookTour'>;
  seenPrices: Prices | undefined;
  intent: Intent;
  storeIntent: (intent: Intent) => void;
  renewIntent: () => void;
  acknowledgePrices: (prices: Prices) => void;
  /** Returns the total that the visitor agrees to, in rupiah; null on request, undefined while a cost is not known. */
  agreedTotal: (prices: Prices) => number | null | undefined;
  /** Fetches the current departures. */
  refresh: () => Promise<{ success: true; rows: Departure[] } | { success: false; error: Refusal }>;
  acceptsPrice: (change: PriceChange) => Promise<boolean>;
  isOnline: () => boolean;
  send: (request: Body<'bookTour'>, key: string) => Promise<BookingResponse>;
};

/**
 * Runs one attempt to book: checks seats and price again, asks the visitor to accept a new price, sends the request and
 * reads the response.
 */
export async function sendBooking(tools: SendTools): Promise<SendResult> {
  const checked = await recheckDeparture(tools);
  if ('kind' in checked) return checked;
  if (!tools.isOnline()) return { kind: 'unsent', error: OFFLINE };

  const { source, locale, ...content } = tools.request;
  // The fingerprint includes profile values, so that an edit after a refusal is detected. It can be guessed only with
  // access to this tab, which holds the rest of the draft anyway.
  const intent = intentToSend(tools.intent, fingerprintOf(JSON.stringify(content)), { source, locale });
  tools.storeIntent(intent);
  // The service books only at this price and total. They are not part of the fingerprint, so a repeat with another price
  // still finds the earlier booking.
  const { agreed } = checked;
  const total = agreed && tools.agreedTotal(agreed);
  const terms = { ...(agreed && { price: agreed.price }), ...(total !== undefined && { total }) };
  const request = { ...tools.request, ...intent.sent?.facts, ...terms };
  const response = await tools.send(request, intent.key);
  if (response.success) {
    const { reservation, message } = response;
    return { kind: 'booked', reservation, message, agreed };
  }

  const failure = failureOf(response.error);
  if (failure.kind === 'keyUsed') tools.renewIntent();
  // The service may refuse a request before it checks the key, so a refusal is no evidence about an earlier request: of
  // an earlier press, or of this one, which the client repeats.
  else if (failure.kind !== 'failed' && !response.error.mayHaveArrived && !isOutcomeUnknown(tools.intent))
    tools.storeIntent(refusedIntent(intent));
  return failure.kind === 'seats' || failure.kind === 'price' ? withFreshFigures(failure, tools, agreed) : failure;
}

/** Returns the accepted prices (undefined if the visitor has seen none), or the failure that prevents sending. */
async function recheckDeparture({
  values,
  seenPrices,
  intent,
  ...tools
}: SendTools): Promise<{ agreed: Prices | undefined } | BookingFailure> {
  const fresh = await tools.refresh();
  if (!fresh.success) {
    const failure = failureOf(fresh.error);
    // The earlier request may have booked before the tour was removed; the service finds that booking by the key.
    if (failure.kind === 'gone' && isOutcomeUnknown(intent)) return { agreed: seenPrices };
    return failure.kind === 'failed' ? { ...failure, kind: 'unsent' } : failure;
  }
  const now = fresh.rows.find(({ id }) => isSameId(id, values.itinerary_id));
  const change = changeSinceSeen(intent, now, values.pax, seenPrices);
  if (change === null) return { agreed: seenPrices };
  if (change.kind !== 'price') return change;
  if (!(await tools.acceptsPrice(change))) return { kind: 'price', now: change.now };
  tools.acknowledgePrices(change.now);
  return { agreed: change.now };
}

function failureOf(error: Refusal): BookingFailure {
  const { kind, status, fieldErrors } = error;
  if (kind === 'unauthorized') return { kind: 'signIn' };
  if (kind === 'not-found') return { kind: 'gone' };
  if (kind === 'conflict' && fieldErrors.idempotency_key) return { kind: 'keyUsed' };
  if (kind === 'conflict' && fieldErrors.pax) return { kind: 'seats', left: 0 };
  if (kind === 'conflict' && fieldErrors.price) return { kind: 'price', now: { price: null } };
  // With any other 4xx, such as a 403 or a rate limit, the service has refused the request and not processed it.
  return status >= 400 && status < 500 ? { kind: 'refused', error } : { kind: 'failed', error };
}

/** Returns the failure with the current seats or price. */
async function withFreshFigures(
  failure: Extract<BookingFailure, { kind: 'seats' | 'price' }>,
  { refresh, values }: SendTools,
  agreed: Prices | undefined,
): Promise<BookingFailure> {
  const fresh = await refresh();
  const now = fresh.success ? fresh.rows.find(({ id }) => isSameId(id, values.itinerary_id)) : undefined;
  if (failure.kind === 'seats') return { kind: 'seats', left: now?.seat ?? 0 };
  if (!fresh.success) return { kind: 'unsent', error: fresh.error };
  if (!now) return { kind: 'gone' };
  return priceChange(now, values.pax, agreed) ? { kind: 'price', now: pricesOf(now) } : { kind: 'costs' };
}

export const freshIntent = (): Intent => ({ key: newIdempotencyKey(), sent: null });

/**
 * Returns the intent under which this content is sent. A repeat of the same content keeps its key, so that nothing is
 * booked twice. Changed content gets a new key only if the earlier request was refused: while the outcome of that
 * request is unknown, the old key lets the service report that it had arrived. A repeat after an unknown outcome also
 * sends the language and source of the first request, because the service would treat other ones as different content.
 */
export function intentToSend(intent: Intent, content: string, facts: SendFacts): Intent {
  const { sent, key } = intent;
  const isSame = sent?.content === content;
  const isNewMeaning = sent?.isRefused && !isSame;
  const first = isSame && isOutcomeUnknown(intent) ? sent.facts : undefined;
  return { key: isNewMeaning ? newIdempotencyKey() : key, sent: { content, isRefused: false, facts: first ?? facts } };
}

/** True if a request was sent with this key and its outcome is unknown. */
export const isOutcomeUnknown = ({ sent }: Intent): boolean => sent !== null && !sent.isRefused;

/**
 * Returns the difference between the departure and the prices and seats that the visitor saw. After an unanswered
 * request the missing seats may be our own, so they are ignored; a new price is always reported.
 */
export function changeSinceSeen(
  intent: Intent,
  now: Departure | undefined,
  pax: Pax,
  seenPrices: Prices | undefined,
): ReturnType<typeof departureChange> {
  return isOutcomeUnknown(intent) ? priceChange(now, pax, seenPrices) : departureChange(now, pax, seenPrices);
}

/** Returns the intent marked as refused by the service: nothing was booked. */
export const refusedIntent = ({ key, sent }: Intent): Intent => ({ key, sent: sent && { ...sent, isRefused: true } });
