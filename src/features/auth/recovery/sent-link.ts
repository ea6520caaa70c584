import { readStored, writeStored } from '@/lib/safe-storage';

const PLACE = 'sessionStorage';
const KEY = 'kelana.recovery-sent';
const HOUR_MS = 3_600_000;

/** A link that was asked for in this tab: the answer is shown in the language it came in. */
export type SentLink = { email: string; message: string; locale: string; at: number };

export const keepSentLink = (sent: SentLink) => writeStored(PLACE, KEY, JSON.stringify(sent));

export const removeSentLink = () => writeStored(PLACE, KEY, null);

/** The link asked for last, for an hour; a reload does not lose the way back into one's mail. */
export function readSentLink(now = Date.now()): SentLink | null {
  try {
    const stored = JSON.parse(readStored(PLACE, KEY) ?? 'null') as Partial<SentLink> | null;
    const { email, message, locale, at } = stored ?? {};
    const isWhole = [email, message, locale].every((text) => typeof text === 'string') && typeof at === 'number';
    return isWhole && at > now - HOUR_MS ? (stored as SentLink) : null;
  } catch {
    return null;
  }
}
