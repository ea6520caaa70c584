import { departureChange, type Pax, priceChange } from '@/domain/party';
import type { Departure } from '@/domain/tour/departure';
import type { Intent, SendFacts } from '@/state/booking-draft';

/** A fresh Idempotency-Key. Without a secure context `randomUUID` does not exist. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const freshIntent = (): Intent => ({ key: newKey(), sent: null });

/**
 * The intent a booking of that content is sent under. A repeat keeps its key, so that nothing is booked twice. Changed
 * content gets a new key only when the earlier send was refused: while its outcome is unknown, the old key lets the
 * service tell us that it had arrived. Then a repeat has the facts of the first send too: under another language or
 * source the service would take it for other content.
 */
export function intentToSend(intent: Intent, content: string, facts: SendFacts): Intent {
  const { sent, key } = intent;
  const isSame = sent?.content === content;
  const isNewMeaning = sent?.isRefused && !isSame;
  const first = isSame && isOutcomeUnknown(intent) ? sent.facts : undefined;
  return { key: isNewMeaning ? newKey() : key, sent: { content, isRefused: false, facts: first ?? facts } };
}

/** A request was sent with this key and its outcome is unknown. */
export const isOutcomeUnknown = ({ sent }: Intent): boolean => sent !== null && !sent.isRefused;

/**
 * Compares the departure with what the visitor saw. After an unanswered request the missing seats may be our own, so
 * they are ignored; a new price never is.
 */
export function changeSinceSeen(
  intent: Intent,
  now: Departure | undefined,
  pax: Pax,
  seenPrice: number | null | undefined,
): ReturnType<typeof departureChange> {
  return isOutcomeUnknown(intent) ? priceChange(now, seenPrice) : departureChange(now, pax, seenPrice);
}

/** Marks the sent request as refused by the service: nothing was booked. */
export const refusedIntent = ({ key, sent }: Intent): Intent => ({ key, sent: sent && { ...sent, isRefused: true } });
