import type { Facets } from '@sdk';

/**
 * Returns the counts that the filters show, without country codes to keep them small, because every list page contains
 * its facets.
 */
export function trimFacets(facets: Facets): Facets {
  return { ...facets, countries: facets.countries.map(({ id, name, total }) => ({ id, name, total })) };
}
