import type { ContentLanguage } from '@sdk';
import { countryName } from '@/lib/country-name';
import { knownWord, partOfCountry } from './known-names';

type Row = Record<string, unknown>;

/**
 * Replaces the names of countries, regions, seasons and notes in an answer by those in the language of the page, so that
 * no English sentence contains an Indonesian name. A row may be in another language than its answer. A service that does
 * not name the language has Indonesian texts.
 */
export function withOwnNames<Answer>(answer: Answer, locale: ContentLanguage): Answer {
  const { language = 'id' } = answer as { language?: ContentLanguage };
  return replace(answer, locale, language) as Answer;
}

function replace(value: unknown, locale: ContentLanguage, around: ContentLanguage): unknown {
  if (Array.isArray(value)) return value.map((part) => replace(part, locale, around));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  const { languages } = value as { languages?: ContentLanguage[] };
  const language = languages?.[0] ?? around;
  const row = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part, locale, language)]));
  return { ...row, ...ownNames(row, locale, language) };
}

/** Returns the names of a row to replace: of a country, of a region, or of a departure. */
function ownNames(row: Row, locale: ContentLanguage, language: ContentLanguage): Row {
  const { code, country_code: visaCode, name } = row;
  if ('departure_date' in row) return ownWords(row, locale);
  // The operator names the countries in Indonesian. English names come from the codes in every row, so that each
  // country has one.
  if (typeof name !== 'string' || (locale === 'id' && language === 'id')) return {};
  if (typeof visaCode === 'string') return { name: countryName(visaCode, locale) ?? name };
  if (typeof code === 'string') return { name: partOfCountry(name, locale) ?? countryName(code, locale) ?? name };
  return { name: knownWord(name, locale) ?? name };
}

/** Returns the season and the note of a departure that are known, and their language if both are. */
function ownWords({ type, note }: Row, locale: ContentLanguage): Row {
  const words = Object.entries({ type, note }).filter(([, word]) => typeof word === 'string') as [string, string][];
  const known = words.map(([key, word]) => [key, knownWord(word, locale)]).filter(([, word]) => word);
  const areAllKnown = known.length > 0 && known.length === words.length;
  return { ...Object.fromEntries(known), ...(areAllKnown && { languages: [locale] }) };
}
