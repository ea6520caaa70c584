import type { Country } from '@sdk';

const NAMES: Record<number, readonly string[]> = {
  1: ['Jepang', 'Korea Selatan', 'China', 'Taiwan', 'Hong Kong', 'Makau'],
  2: ['Prancis', 'Belgia', 'Belanda', 'Swiss', 'Italia', 'Inggris', 'Skotlandia', 'Spanyol', 'Portugal', 'Jerman'],
  3: ['Turki', 'Uni Emirat Arab', 'Mesir', 'Yordania', 'Maroko'],
  4: ['Thailand', 'Vietnam', 'Singapura', 'Malaysia'],
  5: [
    'Norwegia',
    'Finlandia',
    'Swedia',
    'Denmark',
    'Ceko',
    'Hungaria',
    'Austria',
    'Slowakia',
    'Kroasia',
    'Bosnia & Herzegovina',
    'Montenegro',
    'Slovenia',
    'Georgia',
    'Azerbaijan',
  ],
  6: ['Australia', 'Selandia Baru'],
  7: ['India', 'Uzbekistan'],
  8: ['Amerika Serikat', 'Kanada'],
};

/** Every country a tour visits; ids are the region's hundred plus the place in its list, so they stay. */
const countries: readonly Country[] = Object.entries(NAMES).flatMap(([regionalId, names]) =>
  names.map((name, index) => ({
    id: Number(regionalId) * 100 + index + 1,
    name,
    regional_id: Number(regionalId),
  })),
);

/** The country of that name; a name missing from the list is a mistake in a tour row. */
export function countryNamed(name: string): Country {
  const country = countries.find((one) => one.name === name);
  if (!country) throw new Error(`No country named ${name}`);
  return country;
}
