import type { Country } from '@sdk';

const ROWS: Record<number, readonly (readonly [code: string, name: string])[]> = {
  1: [
    ['JP', 'Jepang'],
    ['KR', 'Korea Selatan'],
    ['CN', 'China'],
    ['TW', 'Taiwan'],
    ['HK', 'Hong Kong'],
    ['MO', 'Makau'],
  ],
  2: [
    ['FR', 'Prancis'],
    ['BE', 'Belgia'],
    ['NL', 'Belanda'],
    ['CH', 'Swiss'],
    ['IT', 'Italia'],
    ['GB', 'Inggris'],
    ['GB', 'Skotlandia'],
    ['ES', 'Spanyol'],
    ['PT', 'Portugal'],
    ['DE', 'Jerman'],
  ],
  3: [
    ['TR', 'Turki'],
    ['AE', 'Uni Emirat Arab'],
    ['EG', 'Mesir'],
    ['JO', 'Yordania'],
    ['MA', 'Maroko'],
  ],
  4: [
    ['TH', 'Thailand'],
    ['VN', 'Vietnam'],
    ['SG', 'Singapura'],
    ['MY', 'Malaysia'],
  ],
  5: [
    ['NO', 'Norwegia'],
    ['FI', 'Finlandia'],
    ['SE', 'Swedia'],
    ['DK', 'Denmark'],
    ['CZ', 'Ceko'],
    ['HU', 'Hungaria'],
    ['AT', 'Austria'],
    ['SK', 'Slowakia'],
    ['HR', 'Kroasia'],
    ['BA', 'Bosnia & Herzegovina'],
    ['ME', 'Montenegro'],
    ['SI', 'Slovenia'],
    ['GE', 'Georgia'],
    ['AZ', 'Azerbaijan'],
  ],
  6: [
    ['AU', 'Australia'],
    ['NZ', 'Selandia Baru'],
  ],
  7: [
    ['IN', 'India'],
    ['UZ', 'Uzbekistan'],
  ],
  8: [
    ['US', 'Amerika Serikat'],
    ['CA', 'Kanada'],
  ],
};

/** Every country of the tours. An id is the region's id times 100 plus the position in its list, so it is stable. */
const countries: readonly Country[] = Object.entries(ROWS).flatMap(([regionalId, rows]) =>
  rows.map(([code, name], index) => ({
    id: Number(regionalId) * 100 + index + 1,
    name,
    code,
    regional_id: Number(regionalId),
  })),
);

/** The country with that name. Throws for an unknown name, which is a mistake in a tour row. */
export function getCountryByName(name: string): Country {
  const country = countries.find((one) => one.name === name);
  if (!country) throw new Error(`No country named ${name}`);
  return country;
}
