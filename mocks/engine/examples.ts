import { mapTexts } from '../json/map-values.ts';
import type { Operation } from './operation.ts';
import type { UntypedReply } from './reply.ts';

/** The names of the examples by status. */
export function listExampleNames({ responses }: Operation): Record<string, string[]> {
  return Object.fromEntries(Object.entries(responses).map(([status, { examples }]) => [status, Object.keys(examples)]));
}

/** The available choices for the Prefer header: `code=404, example=tour-unknown`. */
export function availablePreferences(operation: Operation): string[] {
  return Object.entries(listExampleNames(operation)).flatMap(([status, names]) =>
    names.map((name) => `code=${status}, example=${name}`),
  );
}

/** The choices of a `Prefer` header (RFC 7240): `code=404, example=sold-out, delay=300`. */
export type Preference = { code?: number; example?: string; delayMs?: number };

/** Parses the header; unknown preferences and invalid values are ignored. */
export function readPreference(headers: Headers): Preference {
  const preference: Preference = {};
  for (const part of (headers.get('prefer') ?? '').split(/[,;]/)) {
    const [name = '', ...rest] = part.split('=');
    const value = rest.join('=').trim().replace(/^"|"$/g, '');
    if (name.trim() === 'code' && /^[1-5]\d\d$/.test(value)) preference.code = Number(value);
    if (name.trim() === 'example' && value !== '') preference.example = value;
    if (name.trim() === 'delay' && /^\d{1,5}$/.test(value)) preference.delayMs = Number(value);
  }
  return preference;
}

/** A documented example as a reply: by status and name, or by one of them; null when there is none. */
export function findExample({ responses }: Operation, code?: number, name?: string): UntypedReply | null {
  for (const [status, { examples, headers }] of Object.entries(responses)) {
    if (code !== undefined && Number(status) !== code) continue;
    const exampleName = name ?? Object.keys(examples)[0];
    if (exampleName === undefined || !Object.hasOwn(examples, exampleName)) continue;
    const documented = Object.entries(headers).filter((header): header is [string, string] => header[1] !== null);
    return { status: Number(status), body: examples[exampleName], headers: Object.fromEntries(documented) };
  }
  return null;
}

/** The examples of the document were written at the end of this year: its days are past, later ones are to come. */
const LAST_PAST_YEAR = 2026;
const YEAR_BEFORE_MONTH = /(?<![-\w])20\d\d(?=-(?:0[1-9]|1[0-2])(?!\d))/;
const YEAR_AFTER_MONTH = /(?<=\b\d\d [A-Z][a-z]{2} )20\d\d\b/;
const YEAR = new RegExp(`${YEAR_BEFORE_MONTH.source}|${YEAR_AFTER_MONTH.source}`, 'g');

/**
 * Returns a copy of an example whose years are moved to the present: dates that were past in the example are past
 * today, and later ones are in the future. Whole years keep the order of the days, the length of a trip and its season,
 * as long as no trip of an example spans this turn of the year. Dates are written `2027-03`, `2027-03-13` or
 * `13 Mar 2027`. The day is that of Jakarta.
 */
export function withPresentYears<T>(example: T, today: string): T {
  const year = Number(today.slice(0, 4));
  const yearsSince = Math.max(0, year - 1 - LAST_PAST_YEAR);
  const hasNewYear = year > LAST_PAST_YEAR;
  const moved = (text: string) => {
    const written = Number(text);
    return String(written + yearsSince + (hasNewYear && written > LAST_PAST_YEAR ? 1 : 0));
  };
  return mapTexts(example, (text) => text.replaceAll(YEAR, moved));
}
