import { readStored, writeStored } from '@/state/device-storage';

/** What the service answered; `message` is '' where only the fact is known. */
export type Receipt = { message: string; reference: string | null };

/** That this tab has sent the form of this name. */
export function readFormReceipt(name: string): Receipt | null {
  try {
    const stored = JSON.parse(readStored(['formReceipts', name]) ?? 'null') as { reference?: unknown } | null;
    if (typeof stored !== 'object' || stored === null) return null;
    return { message: '', reference: typeof stored.reference === 'string' ? stored.reference : null };
  } catch {
    return null;
  }
}

/** Kept until the next form is begun, without the sentence: that may greet by name, and a device can be shared. */
export function keepFormReceipt(name: string, { reference }: Receipt): void {
  writeStored(['formReceipts', name], JSON.stringify({ reference }));
}

export function removeFormReceipt(name: string): void {
  writeStored(['formReceipts', name], null);
}
