import { readStored, writeStored } from '@/state/device-storage';

/** The service's response to a form; `message` is '' if only the fact of sending is stored. */
export type Receipt = { message: string; reference: string | null };

/** Returns the receipt if this tab has sent this form, otherwise null. */
export function readFormReceipt(name: string): Receipt | null {
  try {
    const stored = JSON.parse(readStored(['formReceipts', name]) ?? 'null') as { reference?: unknown } | null;
    if (typeof stored !== 'object' || stored === null) return null;
    return { message: '', reference: typeof stored.reference === 'string' ? stored.reference : null };
  } catch {
    return null;
  }
}

/**
 * Stores the receipt until the next form is started. The service's message is not stored: it may contain a name, and
 * the device may be shared.
 */
export function saveFormReceipt(name: string, { reference }: Receipt): void {
  writeStored(['formReceipts', name], JSON.stringify({ reference }));
}

export function removeFormReceipt(name: string): void {
  writeStored(['formReceipts', name], null);
}
