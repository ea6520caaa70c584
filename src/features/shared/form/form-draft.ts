import { readStored, writeStored } from '@/state/device-storage';

type Values = Record<string, unknown>;

/** Returns the stored draft of this form, limited to the fields and types of `defaults`; null if there is none. */
export function readFormDraft<Start extends Values>(name: string, defaults: Start): Partial<Start> | null {
  const stored = parse(readStored(['formDrafts', name]));
  const entries = Object.entries(stored).filter(([field, value]) => hasShapeOf(defaults[field], value));
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

function parse(text: string | null): Values {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Values) : {};
  } catch {
    return {};
  }
}
