import { safePath } from '@/lib/safe-path';
import { readStoredJson, writeStored } from '@/state/device-storage';

const DAY_MS = 86_400_000;

/** Stores the path to open after the password recovery; undefined deletes it. */
export function storeReturnPath(from: string | undefined, now = Date.now()): void {
  writeStored('returnPath', from ? JSON.stringify({ from, at: now }) : null);
}

/** The path stored within the last day. */
export function readReturnPath(now = Date.now()): string | undefined {
  const { from, at } = readStoredJson('returnPath') ?? {};
  return typeof at === 'number' && at > now - DAY_MS ? safePath(from, '') || undefined : undefined;
}

const HOUR_MS = 3_600_000;

/** A reset link that was requested in this tab; the message keeps the language in which it arrived. */
export type SentLink = { email: string; message: string; locale: string; at: number };

export const saveSentLink = (sent: SentLink) => writeStored('sentLink', JSON.stringify(sent));

export const removeSentLink = () => writeStored('sentLink', null);

/** Returns the last requested link. It is stored for an hour, so that a reload still shows the confirmation. */
export function readSentLink(now = Date.now()): SentLink | null {
  const stored: SentLink | null = readStoredJson('sentLink');
  return stored && stored.at > now - HOUR_MS ? stored : null;
}
