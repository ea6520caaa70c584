import type { VisaCountry } from '@sdk';
import { languageOf } from '@/domain/content-language';
import { countryName } from '@/lib/country-name';

export type VisaType = VisaCountry['type'];
export const visaTypes: readonly VisaType[] = ['visa_free', 'e_visa', 'visa_required'];

export type CountryModel = {
  id: number;
  name: string;
  /** The language of its texts; undefined if the service does not name it. */
  language?: 'id' | 'en';
  /** The language of `name`: that of the page if Intl has a name for the country, else that of the texts. */
  nameLang?: 'id' | 'en';
  type: VisaType;
  summary: string;
  imageUrl: string | null;
  updatedAt: string;
  /** The text that the search matches: the names in both languages and the summary, in lower case. */
  searchText: string;
  /** The search text that finds its tours. */
  tourSearch: string;
};

// Intl has no name for this code, and the tours to the Schengen area are sold as Europe.
const SCHENGEN = 'EU';

/**
 * Returns the countries of the visa list, sorted by name in the page's language. It runs on the server, so that the
 * names do not depend on the browser's ICU data.
 */
export function countryModels(rows: readonly VisaCountry[], locale: 'id' | 'en'): CountryModel[] {
  return rows.map((row) => countryModel(row, locale)).sort((a, b) => a.name.localeCompare(b.name, locale));
}

function countryModel(row: VisaCountry, locale: 'id' | 'en'): CountryModel {
  const english = nameOf(row.country_code, 'en');
  const isEnglish = locale === 'en' && english !== null;
  const nameLang = isEnglish ? 'en' : row.languages?.[0];
  return {
    id: row.id,
    name: isEnglish ? english : row.name,
    ...languageOf(row),
    ...(nameLang && { nameLang }),
    type: row.type,
    summary: row.summary,
    imageUrl: row.image_url ?? null,
    updatedAt: row.updated_at,
    searchText: [row.name, english, nameOf(row.country_code, 'id'), row.summary]
      .filter(Boolean)
      .join(' ')
      .toLowerCase(),
    tourSearch: row.country_code === SCHENGEN ? 'Eropa' : row.name,
  };
}

const nameOf = (code: string, locale: 'id' | 'en') => (code === SCHENGEN ? null : countryName(code, locale));
