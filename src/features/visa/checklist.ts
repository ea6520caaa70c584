import type { VisaCountryDetail } from '@sdk';
import { readStored, writeStored } from '@/state/device-storage';

type Documents = VisaCountryDetail['documents'];

/** Returns the key under which a document is stored: its text, so that reordering the list keeps the ticks. */
export const tickOf = (group: string, item: string) => `${group}|${item}`;

/** Returns the ticks of a country stored on this device. */
export function readTicks(countryId: number): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(['visaTicks', countryId]) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores the ticks; false when the device cannot store them. */
export function writeTicks(countryId: number, ticks: readonly string[]): boolean {
  return writeStored(['visaTicks', countryId], ticks.length > 0 ? JSON.stringify(ticks) : null);
}

/** Returns the number of ticked documents; ticks of documents that are no longer required do not count. */
export function progressOf(documents: Documents, ticks: readonly string[]): { done: number; total: number } {
  const all = documents.flatMap(({ title, items }) => items.map((item) => tickOf(title, item)));
  return { done: all.filter((one) => ticks.includes(one)).length, total: all.length };
}

/** Returns the checklist as plain text: `[x]` for a document that is ticked, `[ ]` for a missing one. */
export function checklistText(heading: string, documents: Documents, ticks: readonly string[]): string {
  const groups = documents.map(({ title, items }) =>
    [title, ...items.map((item) => `[${ticks.includes(tickOf(title, item)) ? 'x' : ' '}] ${item}`)].join('\n'),
  );
  return [heading, ...groups].join('\n\n');
}
