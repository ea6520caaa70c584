import { expect, test } from 'vitest';
import { serviceData } from './service-data';

const service = { name: 'MICE', description: 'Acara perusahaan.', url: 'https://kelana.example/mice' };

test('a service names its provider and its catalogue', () => {
  expect(serviceData({ ...service, offers: ['Gala Dinner'] })).toEqual({
    '@type': 'Service',
    name: 'MICE',
    description: 'Acara perusahaan.',
    url: 'https://kelana.example/mice',
    provider: { '@type': 'TravelAgency', name: 'PT Kelana Bahari Sentra', email: 'halo@kelana.example' },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'MICE',
      itemListElement: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Gala Dinner' } }],
    },
  });
});

test('without parts there is no catalogue', () => {
  expect(serviceData({ ...service, offers: [] })).not.toHaveProperty('hasOfferCatalog');
});
