import { safePath } from '@/lib/safe-path';
import { readStored, writeStored } from '@/state/device-storage';

const DAY_MS = 86_400_000;

/** Stores the path to open after the password recovery; undefined deletes it. */
export function storeReturnPath(from: string | undefined, now = Date.now()): void {
  writeStored('returnPath', from ? JSON.stringify({ from, at: now }) : null);
}

/** The path stored within the last day. */
export function readReturnPath(now = Date.now()): string | undefined {
  try {
    const { from, at } = JSON.parse(readStored('returnPath') ?? '{}') as { from?: unknown; at?: unknown };
    return typeof at === 'number' && at > now - DAY_MS ? safePath(from, '') || undefined : undefined;
  } catch {
    return undefined;
  }
}
