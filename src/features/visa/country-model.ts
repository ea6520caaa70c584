import type { VisaCountry } from '@sdk';

export type VisaType = VisaCountry['type'];
export const visaTypes: readonly VisaType[] = ['visa_free', 'e_visa', 'visa_required'];

export type CountryModel = {
  id: number;
  name: string;
  /** The language of `name`: ours where we know the country, else the service's. */
  nameLang: 'id' | 'en';
  type: VisaType;
  summary: string;
  imageUrl: string | null;
  updatedAt: string;
  /** What it is searched by: its names in both languages and the summary, in small letters. */
  searchText: string;
  /** What finds its tours. */
  tourSearch: string;
};

// Not a country to Intl, and the tours there are sold as Europe.
const SCHENGEN = 'EU';

/** The countries of the visa list by name in the page's language; names are settled on the server, whose ICU counts. */
export function countryModels(rows: readonly VisaCountry[], locale: 'id' | 'en'): CountryModel[] {
  return rows.map((row) => countryModel(row, locale)).sort((a, b) => a.name.localeCompare(b.name, locale));
}

function countryModel(row: VisaCountry, locale: 'id' | 'en'): CountryModel {
  const english = nameOf(row.country_code, 'en');
  const isEnglish = locale === 'en' && english !== null;
  return {
    id: row.id,
    name: isEnglish ? english : row.name,
    nameLang: isEnglish ? 'en' : 'id',
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

function nameOf(code: string, locale: 'id' | 'en'): string | null {
  if (code === SCHENGEN || !/^[A-Z]{2}$/.test(code)) return null;
  const name = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code);
  return name?.replace(/ (SAR|DAK) (China|Tiongkok)$/, '') ?? null;
}
