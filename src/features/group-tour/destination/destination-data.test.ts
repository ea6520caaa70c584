import { expect, test } from 'vitest';
import type { TourListModel } from '../list/list-model';
import { destinationData } from './destination-data';
import type { RegionPage } from './region-model';

test('the structured data describe a region with its countries and its tours', () => {
  const region = { id: 1, name: 'Asia Timur', imageUrl: null } as RegionPage;
  const list = {
    cards: [{ id: 12, title: 'Korea Ceria' }],
    facets: { countries: [{ id: 102, name: 'Korea Selatan', total: 2 }] },
    pagination: { total: 10, first_item: 10 },
  } as unknown as TourListModel;
  expect(
    destinationData('en', region, { query: '?page=2', list }, { title: 'Asia Timur tours', description: 'Ten tours' }),
  ).toMatchObject({
    '@type': 'CollectionPage',
    url: 'http://localhost:3000/en/group-tour/destination/1?page=2',
    about: { '@type': 'TouristDestination', containsPlace: [{ '@type': 'Country', name: 'Korea Selatan' }] },
    mainEntity: {
      numberOfItems: 10,
      itemListElement: [{ position: 10, name: 'Korea Ceria', url: 'http://localhost:3000/en/group-tour/12' }],
    },
  });
});
