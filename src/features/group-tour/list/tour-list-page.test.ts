import { expect, test } from 'vitest';
import { tourItemsData } from './tour-list-page';

test('the structured data list the URLs of the tours, numbered from the first of the page', () => {
  expect(tourItemsData([17, 4], 10, (id) => `https://kelana.example/group-tour/${id}`)).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 10, url: 'https://kelana.example/group-tour/17' },
      { '@type': 'ListItem', position: 11, url: 'https://kelana.example/group-tour/4' },
    ],
  });
});
