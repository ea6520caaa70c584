import { expect, test } from 'vitest';
import { offerOf } from './offer';

test('an offer has its title and picture, and a link only if its hyperlink is set', () => {
  const rows = [
    { title: 'Early bird Eropa', image_url: '/media/eiffel-coral.jpg', hyperlink: '/group-tour?regional_id=2' },
    { title: 'Travel fair', image_url: null, hyperlink: null },
  ];
  expect(rows.map(offerOf)).toEqual([
    {
      title: 'Early bird Eropa',
      imageUrl: '/media/eiffel-coral.jpg',
      link: { href: '/group-tour?regional_id=2', host: null },
    },
    { title: 'Travel fair', imageUrl: null, link: null },
  ]);
});
