import { expect, test } from 'vitest';
import { serviceData } from './service-data';

const service = { name: 'MICE', description: 'Acara perusahaan.', url: 'https://kelana.example/mice' };

test('the structured data of a service have its provider and its catalogue', () => {
  expect(serviceData('id', { ...service, offers: ['Gala Dinner'] })).toEqual({
    '@type': 'Service',
    name: 'MICE',
    description: 'Acara perusahaan.',
    url: 'https://kelana.example/mice',
    provider: {
      '@type': 'Organization',
      '@id': 'http://localhost:3000/#agency',
      name: 'Kelana',
      url: 'http://localhost:3000/',
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'MICE',
      itemListElement: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Gala Dinner' } }],
    },
  });
});

test('without offers there is no catalogue', () => {
  expect(serviceData('id', { ...service, offers: [] })).not.toHaveProperty('hasOfferCatalog');
});
