import type { ContentLanguage } from '@sdk';
import { countryName } from '@/lib/country-name';

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

/** The service's fixed words for regions, seasons and notes, as it writes them in Indonesian, and in English. */
const words = new Map(
  Object.entries({
    'Asia Timur': 'East Asia',
    'Eropa Barat': 'Western Europe',
    'Timur Tengah, Turki & Afrika Utara': 'Middle East, Turkey & North Africa',
    'Asia Tenggara': 'Southeast Asia',
    'Eropa Timur & Skandinavia': 'Eastern Europe & Scandinavia',
    'Australia & Selandia Baru': 'Australia & New Zealand',
    'Asia Selatan & Tengah': 'South & Central Asia',
    Amerika: 'The Americas',
    Reguler: 'Regular',
    Lebaran: 'Lebaran',
    'Libur Sekolah': 'School holidays',
    'Akhir Tahun': 'Year end',
    'Pasti berangkat': 'Guaranteed departure',
    'Dengan tour leader dari Jakarta': 'With a tour leader from Jakarta',
    'Harga promo, kamar berdua': 'Promotional price, sharing a twin room',
  }),
);

/** Parts of the United Kingdom, which are sold as countries of their own and share its code. */
const parts = new Map(
  Object.entries({ Inggris: 'England', England: 'England', Skotlandia: 'Scotland', Scotland: 'Scotland' }),
);

/** Returns a fixed word of the service in another language; undefined for an unknown one. */
const knownWord = (word: string, locale: ContentLanguage) => (locale === 'en' ? words.get(word) : undefined);

/** Returns the name of a part of a country that has no code of its own; undefined for a whole country. */
const partOfCountry = (name: string, locale: ContentLanguage) => (locale === 'en' ? parts.get(name) : undefined);
