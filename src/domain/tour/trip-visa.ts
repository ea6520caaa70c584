import type { Country, VisaCountry } from '@sdk';
import { addDays } from '../dates';

/**
 * Countries of a tour that share an entry of the visa list. Null when there is no entry, so the requirements are
 * unknown.
 */
export type VisaGroup = { entry: VisaCountry | null; countries: string[] };

/** One Schengen visa is valid in all member countries; the visa list has one entry for them under this code. */
const SCHENGEN = 'EU';
const SCHENGEN_MEMBERS = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/**
 * Groups the countries of a tour by their entry in the visa list, in the order of the tour. A country without a code
 * (ISO 3166-1) from the service has no entry.
 */
export function visaGroups(
  countries: readonly Pick<Country, 'name' | 'code'>[],
  entries: readonly VisaCountry[],
): VisaGroup[] {
  const groups: VisaGroup[] = [];
  for (const { name, code } of countries) {
    const entry = entryOf(code, entries);
    const known = groups.find((group) => group.entry === entry && (entry || group.countries.includes(name)));
    if (!known) groups.push({ entry, countries: [name] });
    else if (!known.countries.includes(name)) known.countries.push(name);
  }
  return groups;
}

/**
 * Returns the day before which a visa is applied for, counted back from the departure; null if there is nothing to apply
 * for, or nobody can say.
 */
export function applyBefore(entry: Pick<VisaCountry, 'type' | 'processing_days'>, departure: string): string | null {
  if (entry.type === 'visa_free' || !entry.processing_days) return null;
  return addDays(departure, -entry.processing_days);
}

function entryOf(code: string | undefined, entries: readonly VisaCountry[]): VisaCountry | null {
  if (!code) return null;
  const ofCode = (one: string) => entries.find((entry) => entry.country_code === one);
  return ofCode(code) ?? (SCHENGEN_MEMBERS.has(code) ? ofCode(SCHENGEN) : undefined) ?? null;
}
