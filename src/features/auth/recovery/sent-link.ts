import { readStored, writeStored } from '@/state/device-storage';

const HOUR_MS = 3_600_000;

/** A reset link that was requested in this tab; the message keeps the language in which it arrived. */
export type SentLink = { email: string; message: string; locale: string; at: number };

export const saveSentLink = (sent: SentLink) => writeStored('sentLink', JSON.stringify(sent));

export const removeSentLink = () => writeStored('sentLink', null);

/** Returns the last requested link. It is stored for an hour, so that a reload still shows the confirmation. */
export function readSentLink(now = Date.now()): SentLink | null {
  try {
    const stored = JSON.parse(readStored('sentLink') ?? 'null') as Partial<SentLink> | null;
    const { email, message, locale, at } = stored ?? {};
    const isWhole = [email, message, locale].every((text) => typeof text === 'string') && typeof at === 'number';
    return isWhole && at > now - HOUR_MS ? (stored as SentLink) : null;
  } catch {
    return null;
  }
}
