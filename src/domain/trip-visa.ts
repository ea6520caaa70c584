import type { VisaCountry } from '@sdk';

/** Countries of a tour that share one entry of the visa list; without an entry we do not know what they ask. */
export type VisaGroup = { entry: VisaCountry | null; countries: string[] };

// One visa serves all of these; the list names it once. Indonesian names, as the service writes them: engines differ.
const SCHENGEN = 'EU';
const SCHENGEN_MEMBERS = new Set(
  (
    'Austria Belanda Belgia Bulgaria Ceko Denmark Estonia Finlandia Hongaria Hungaria Islandia Italia Jerman Kroasia ' +
    'Latvia Liechtenstein Lituania Luksemburg Malta Norwegia Polandia Portugal Prancis Rumania Slovakia Slowakia ' +
    'Slovenia Spanyol Swedia Swiss Yunani'
  ).split(' '),
);

/** The countries of a tour, by the entry of the visa list that is about them, in the order of the tour. */
export function visaGroups(countries: readonly string[], entries: readonly VisaCountry[]): VisaGroup[] {
  const schengen = entries.find((entry) => entry.country_code === SCHENGEN);
  const groups: VisaGroup[] = [];
  for (const country of new Set(countries)) {
    const own = entries.find((entry) => entry.name.toLowerCase() === country.toLowerCase());
    const entry = own ?? (SCHENGEN_MEMBERS.has(country) ? schengen : null) ?? null;
    const known = entry && groups.find((group) => group.entry === entry);
    if (known) known.countries.push(country);
    else groups.push({ entry, countries: [country] });
  }
  return groups;
}
