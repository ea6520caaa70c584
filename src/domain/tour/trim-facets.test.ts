import type { Facets } from '@sdk';
import { expect, test } from 'vitest';
import { trimFacets } from './trim-facets';

test('countries lose their codes, all other facets are unchanged', () => {
  const facets = {
    countries: [{ id: 1, name: 'Turki', total: 4, code: 'TR' }],
    months: [{ month: '2027-04', total: 2 }],
  } as unknown as Facets;
  expect(trimFacets(facets)).toEqual({
    countries: [{ id: 1, name: 'Turki', total: 4 }],
    months: [{ month: '2027-04', total: 2 }],
  });
});
