import { countryNames } from './countries.ts';
import { type Localized, locales } from './localized.ts';
import { regionalNames } from './regionals.ts';
import { englishPlaceNames } from './routes/places.ts';
import { tourRows } from './tour/rows.ts';

/** Further English names, by the Indonesian one. */
const variants: Readonly<Record<string, string>> = {
  Makau: 'Macao',
  Belanda: 'Holland',
  Inggris: 'United Kingdom UK Great Britain',
  Skotlandia: 'United Kingdom UK Great Britain',
  Turki: 'Türkiye',
  'Uni Emirat Arab': 'UAE',
  Norwegia: 'Scandinavia',
  Finlandia: 'Scandinavia',
  Swedia: 'Scandinavia',
  Denmark: 'Scandinavia',
  Ceko: 'Czech Republic',
  'Bosnia & Herzegovina': 'Bosnia and Herzegovina',
  'Amerika Serikat': 'United States of America USA',
  Tromsø: 'Tromso',
  Marrakech: 'Marrakesh',
  'Asia Tenggara': 'South East Asia',
  'Australia & Selandia Baru': 'Oceania',
};

let otherNames: Map<string, string[]> | undefined;

/** A name of a tour, country, place or region with its names in the other languages and its variants. */
export function withOtherNames(name: string): string[] {
  otherNames ??= collectNames();
  return [name, ...(otherNames.get(name) ?? [])];
}

function collectNames(): Map<string, string[]> {
  const names: Localized[] = [
    ...tourRows.map(({ title }) => title),
    ...countryNames,
    ...regionalNames,
    ...Object.entries(englishPlaceNames).map(([id, en]) => ({ id, en })),
  ];
  const groups = new Map<string, string[]>();
  for (const group of names) {
    const all = [...Object.values(group), variants[group.id] ?? ''];
    for (const locale of locales) groups.set(group[locale], all);
  }
  for (const [name, variant] of Object.entries(variants)) if (!groups.has(name)) groups.set(name, [variant]);
  return groups;
}
