import type { Facets } from '@sdk';

/**
 * The counts that the filters show, without country codes: every list page carries its facets, so they are kept small.
 */
export function trimFacets(facets: Facets): Facets {
  return { ...facets, countries: facets.countries.map(({ id, name, total }) => ({ id, name, total })) };
}
