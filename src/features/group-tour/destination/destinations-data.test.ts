import { expect, test } from 'vitest';
import { destinationsData } from './destinations-data';

test('the structured data list every region with its position and URL', () => {
  const regions = [{ id: 3, name: 'Eropa', imageUrl: null, price: null, tours: 4 }];
  expect(destinationsData('en', regions, { title: 'Destinations', description: 'Choose.' })).toMatchObject({
    '@type': 'CollectionPage',
    url: 'http://localhost:3000/en/group-tour/destination',
    mainEntity: {
      numberOfItems: 1,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Eropa',
          url: 'http://localhost:3000/en/group-tour/destination/3',
        },
      ],
    },
  });
});
