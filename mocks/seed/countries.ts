import type { Country } from '@sdk';
import type { Locale, Localized } from './localized.ts';
import texts from './places-and-seasons.json' with { type: 'json' };

const ROWS: Record<number, readonly (readonly [code: string, name: string, english: string])[]> = {
  1: [
    ['JP', 'Jepang', 'Japan'],
    ['KR', 'Korea Selatan', 'South Korea'],
    ['CN', 'China', 'China'],
    ['TW', 'Taiwan', 'Taiwan'],
    ['HK', 'Hong Kong', 'Hong Kong'],
    ['MO', 'Makau', 'Macau'],
  ],
  2: [
    ['FR', 'Prancis', 'France'],
    ['BE', 'Belgia', 'Belgium'],
    ['NL', 'Belanda', 'Netherlands'],
    ['CH', 'Swiss', 'Switzerland'],
    ['IT', 'Italia', 'Italy'],
    ['GB', 'Inggris', 'England'],
    ['GB', 'Skotlandia', 'Scotland'],
    ['ES', 'Spanyol', 'Spain'],
    ['PT', 'Portugal', 'Portugal'],
    ['DE', 'Jerman', 'Germany'],
  ],
  3: [
    ['TR', 'Turki', 'Turkey'],
    ['AE', 'Uni Emirat Arab', 'United Arab Emirates'],
    ['EG', 'Mesir', 'Egypt'],
    ['JO', 'Yordania', 'Jordan'],
    ['MA', 'Maroko', 'Morocco'],
  ],
  4: [
    ['TH', 'Thailand', 'Thailand'],
    ['VN', 'Vietnam', 'Vietnam'],
    ['SG', 'Singapura', 'Singapore'],
    ['MY', 'Malaysia', 'Malaysia'],
  ],
  5: [
    ['NO', 'Norwegia', 'Norway'],
    ['FI', 'Finlandia', 'Finland'],
    ['SE', 'Swedia', 'Sweden'],
    ['DK', 'Denmark', 'Denmark'],
    ['CZ', 'Ceko', 'Czechia'],
    ['HU', 'Hungaria', 'Hungary'],
    ['AT', 'Austria', 'Austria'],
    ['SK', 'Slowakia', 'Slovakia'],
    ['HR', 'Kroasia', 'Croatia'],
    ['BA', 'Bosnia & Herzegovina', 'Bosnia & Herzegovina'],
    ['ME', 'Montenegro', 'Montenegro'],
    ['SI', 'Slovenia', 'Slovenia'],
    ['GE', 'Georgia', 'Georgia'],
    ['AZ', 'Azerbaijan', 'Azerbaijan'],
  ],
  6: [
    ['AU', 'Australia', 'Australia'],
    ['NZ', 'Selandia Baru', 'New Zealand'],
  ],
  7: [
    ['IN', 'India', 'India'],
    ['UZ', 'Uzbekistan', 'Uzbekistan'],
  ],
  8: [
    ['US', 'Amerika Serikat', 'United States'],
    ['CA', 'Kanada', 'Canada'],
  ],
};

/** Every country of the tours. An id is the region's id times 100 plus the position in its list, so it is stable. */
const countries = Object.entries(ROWS).flatMap(([regionalId, rows]) =>
  rows.map(([code, name, english], index) => ({
    id: Number(regionalId) * 100 + index + 1,
    names: { id: name, en: english },
    code,
    regional_id: Number(regionalId),
  })),
);

export const countryNames: readonly Localized[] = countries.map(({ names }) => names);

const taglines: Partial<Record<string, Localized>> = texts.countries;

/** The country with that Indonesian name. Throws for an unknown name, which is a mistake in a tour row. */
export function getCountryByName(name: string, locale: Locale): Country {
  const country = countries.find((one) => one.names.id === name);
  if (!country) throw new Error(`No country named ${name}`);
  const { names, ...row } = country;
  const tagline = taglines[name]?.[locale];
  return { ...row, name: names[locale], ...(tagline && { tagline }) };
}
