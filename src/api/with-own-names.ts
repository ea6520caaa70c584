import type { ContentLanguage } from '@sdk';
import { countryName } from '@/lib/country-name';
import { knownName } from './known-names';

/**
 * Replaces the names of countries, regions, seasons and notes in an answer that is not in the page's language, so that
 * no English sentence contains an Indonesian name. A service that does not name the language has Indonesian texts.
 */
export function withOwnNames<Answer>(answer: Answer, locale: ContentLanguage): Answer {
  const { language = 'id' } = answer as { language?: ContentLanguage };
  return language === locale ? answer : (replace(answer, locale) as Answer);
}

function replace(value: unknown, locale: ContentLanguage): unknown {
  if (Array.isArray(value)) return value.map((part) => replace(part, locale));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  const row = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part, locale)]));
  return { ...row, ...ownNames(row, locale) };
}

/** Returns the names of a row to replace: of a country, of a region, or of a departure. */
function ownNames(row: Record<string, unknown>, locale: ContentLanguage): Record<string, string> {
  const { code, name, type, note } = row;
  if (typeof name === 'string') {
    return { name: typeof code === 'string' ? (countryName(code, locale) ?? name) : knownName(name, locale) };
  }
  if (!('departure_date' in row)) return {};
  return {
    ...(typeof type === 'string' && { type: knownName(type, locale) }),
    ...(typeof note === 'string' && { note: knownName(note, locale) }),
  };
}
