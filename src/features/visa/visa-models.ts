import type { PassportRequirement, VisaCountry } from '@sdk';
import { languageOf } from '@/domain/content-language';
import { countryName } from '@/lib/country-name';
import { withNoBreakHyphens } from '@/lib/text/hyphens';

type Language = 'id' | 'en';

export type VisaType = VisaCountry['type'];
export const visaTypes: readonly VisaType[] = ['visa_free', 'e_visa', 'visa_required'];

export type CountryModel = ReturnType<typeof countryModel>;

// The tours to the Schengen area, which is no country, are sold as Europe.
const SCHENGEN = 'EU';

/**
 * Returns the countries of the visa list, sorted by name in the page's language. It runs on the server, so that the
 * names do not depend on the browser's ICU data. `texts` is the language of rows that do not name theirs.
 */
export function countryModels(rows: readonly VisaCountry[], locale: Language, texts: Language = 'id') {
  return rows.map((row) => countryModel(row, locale, texts)).sort((a, b) => a.name.localeCompare(b.name, locale));
}

function countryModel(row: VisaCountry, locale: Language, texts: Language) {
  const english = countryName(row.country_code, 'en');
  const isEnglish = locale === 'en' && english !== null;
  const name = isEnglish ? english : row.name;
  const language = row.languages?.[0] ?? texts;
  return {
    id: row.id,
    name,
    ...languageOf(row),
    /** The language of `name`, if it is not that of the texts. */
    ...(isEnglish && language !== 'en' && { nameLang: 'en' as const }),
    type: row.type,
    summary: withNoBreakHyphens(row.summary),
    imageUrl: row.image_url ?? null,
    updatedAt: row.updated_at,
    /** The text that the search matches: the names in both languages and the summary. */
    searchText: [row.name, english, countryName(row.country_code, 'id'), row.summary]
      .filter(Boolean)
      .join(' ')
      .toLowerCase(),
    /** The search text that finds its tours. */
    tourSearch: tourSearch(row, locale, language),
  };
}

// The service searches texts in its own language.
function tourSearch({ name, country_code }: VisaCountry, locale: Language, language: Language): string {
  if (country_code === SCHENGEN) return 'Eropa';
  return language === locale ? name : (countryName(country_code, language) ?? name);
}

export type PassportModel = ReturnType<typeof passportModel>;

/** Returns the passport requirements as the page shows them. */
export function passportModel(row: PassportRequirement, sanitize: (html: string) => string) {
  return {
    sections: row.sections,
    /** Prices are in rupiah. */
    fees: row.fees,
    notesHtml: row.notes ? sanitize(row.notes) || null : null,
    updatedAt: row.updated_at,
    officialUrl: row.official_url ?? null,
  };
}
