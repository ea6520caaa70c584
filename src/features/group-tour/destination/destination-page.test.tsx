// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { countryHref, DestinationPage } from './destination-page';
import type { RegionPage } from './region-model';

vi.mock('../list/tour-list', () => ({ TourList: () => null }));
vi.mock('./region-after', () => ({ RegionAfter: () => null }));

test('a region has its lowest price, and no highest one, because departures of a tour differ in price', () => {
  const region = { id: 1, name: 'Asia Timur', imageUrl: null, tours: 10, price: 13_900_000 } as RegionPage;
  renderInShell(<DestinationPage region={region} served={{ query: '', list: null }} />, {
    namespaces: ['common', 'tour'],
  });
  expect(screen.getByText('10 tour')).toBeTruthy();
  expect(screen.getByText('mulai Rp 13.900.000 per orang')).toBeTruthy();
});

test('a link selects one country or clears the selected one, and keeps the other filters', () => {
  expect(countryHref({ id: '1', sort: 'newest', page: '2' }, 1, 101)).toBe(
    '/group-tour/destination/1?sort=newest&country=101',
  );
  expect(countryHref({ id: '1', country: '103' }, 1, 101)).toBe('/group-tour/destination/1?country=101');
  expect(countryHref({ id: '1', country: ['101', '103'] }, 1, 101)).toBe('/group-tour/destination/1?country=101');
  expect(countryHref({ id: '1', country: '101' }, 1, 101)).toBe('/group-tour/destination/1');
});
