import { readStored, writeStored } from '@/state/device-storage';

type Values = Record<string, unknown>;

/** Returns the stored draft of this form, limited to the fields and types of `defaults`; null if there is none. */
export function readFormDraft<Start extends Values>(name: string, defaults: Start): Partial<Start> | null {
  const stored = parse(readStored(['formDrafts', name]));
  const entries = Object.entries(stored ?? {}).filter(([field, value]) => hasShapeOf(defaults[field], value));
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<Start>) : null;
}

/** Stores the values that differ from `defaults`, without passwords and files. Returns false if storing failed. */
export function writeFormDraft(name: string, defaults: Values, values: Values): boolean {
  const entries = Object.entries(values).filter(
    ([field, value]) =>
      !/password/i.test(field) &&
      hasShapeOf(defaults[field], value) &&
      JSON.stringify(value) !== JSON.stringify(defaults[field]),
  );
  return writeStored(['formDrafts', name], entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : null);
}

export function removeFormDraft(name: string): void {
  writeStored(['formDrafts', name], null);
}

function hasShapeOf(start: unknown, value: unknown): boolean {
  if (Array.isArray(start)) return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return (typeof start === 'string' || typeof start === 'boolean') && typeof value === typeof start;
}

function parse(text: string | null): Values | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return typeof stored === 'object' ? (stored as Values | null) : null;
  } catch {
    return null;
  }
}

/** The service's response to a form; `message` is '' if only the fact of sending is stored. */
export type Receipt = { message: string; reference: string | null };

/** Returns the receipt if this tab has sent this form, otherwise null. */
export function readFormReceipt(name: string): Receipt | null {
  const stored = parse(readStored(['formReceipts', name]));
  return stored && { message: '', reference: typeof stored.reference === 'string' ? stored.reference : null };
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
