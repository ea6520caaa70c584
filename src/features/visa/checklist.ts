import type { VisaCountryDetail } from '@sdk';
import { readStored, writeStored } from '@/state/device-storage';

type Documents = VisaCountryDetail['documents'];

/** What a document is remembered by: its words, so that a new order of the list keeps the ticks. */
export const tickOf = (group: string, item: string) => `${group}|${item}`;

/** The ticks of a country on this device. */
export function readTicks(countryId: number): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(['visaTicks', countryId]) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps the ticks; says whether the device took them. */
export function writeTicks(countryId: number, ticks: readonly string[]): boolean {
  return writeStored(['visaTicks', countryId], ticks.length > 0 ? JSON.stringify(ticks) : null);
}

/** The number of ticked documents; ticks of documents no longer required do not count. */
export function progressOf(documents: Documents, ticks: readonly string[]): { done: number; total: number } {
  const all = documents.flatMap(({ title, items }) => items.map((item) => tickOf(title, item)));
  return { done: all.filter((one) => ticks.includes(one)).length, total: all.length };
}

/** The checklist as plain text: `[x]` for a document at hand, `[ ]` for a missing one. */
export function checklistText(heading: string, documents: Documents, ticks: readonly string[]): string {
  const groups = documents.map(({ title, items }) =>
    [title, ...items.map((item) => `[${ticks.includes(tickOf(title, item)) ? 'x' : ' '}] ${item}`)].join('\n'),
  );
  return [heading, ...groups].join('\n\n');
}
