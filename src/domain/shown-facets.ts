import type { Facets } from '@sdk';

/** The counts that filters show. Codes of countries are left out: every list page carries its facets. */
export function shownFacets(facets: Facets): Facets {
  return { ...facets, countries: facets.countries.map(({ id, name, total }) => ({ id, name, total })) };
}
