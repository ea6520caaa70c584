import { newIdempotencyKey } from '@/api/sdk-values';
import { departureChange, type Pax, priceChange } from '@/domain/party';
import type { Departure } from '@/domain/tour/departure';
import type { Intent, SendFacts } from '@/state/booking-draft';

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
 * Returns the difference between the departure and the price and seats that the visitor saw. After an unanswered
 * request the missing seats may be our own, so they are ignored; a new price is always reported.
 */
export function changeSinceSeen(
  intent: Intent,
  now: Departure | undefined,
  pax: Pax,
  seenPrice: number | null | undefined,
): ReturnType<typeof departureChange> {
  return isOutcomeUnknown(intent) ? priceChange(now, seenPrice) : departureChange(now, pax, seenPrice);
}

/** Returns the intent marked as refused by the service: nothing was booked. */
export const refusedIntent = ({ key, sent }: Intent): Intent => ({ key, sent: sent && { ...sent, isRefused: true } });
