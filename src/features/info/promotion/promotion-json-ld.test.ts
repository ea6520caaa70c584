import { expect, test } from 'vitest';
import { promotionJsonLd } from './promotion-json-ld';

test('promotions are listed with the URLs of their links to this site and to others', () => {
  const offers = [
    { title: 'Musim dingin', imageUrl: '/dingin.jpg', link: { href: '/group-tour?month=2026-12', host: null } },
    { title: 'Bank', imageUrl: null, link: { href: 'https://bank.example/promo', host: 'bank.example' } },
    { title: 'Segera', imageUrl: null, link: null },
  ];
  expect(promotionJsonLd('en', offers)).toEqual({
    '@type': 'ItemList',
    numberOfItems: 3,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Musim dingin',
        image: '/dingin.jpg',
        url: 'http://localhost:3000/en/group-tour?month=2026-12',
      },
      { '@type': 'ListItem', position: 2, name: 'Bank', url: 'https://bank.example/promo' },
      { '@type': 'ListItem', position: 3, name: 'Segera' },
    ],
  });
});
