import { expect, test } from 'vitest';
import { homeData } from './home-data';

const [agency, site] = homeData('en', 'Group tours from Jakarta')['@graph'];

test('the operator has its address, a contact point and its five social pages', () => {
  expect(agency).toMatchObject({
    '@type': 'TravelAgency',
    '@id': 'http://localhost:3000/#agency',
    logo: 'http://localhost:3000/images/icon-512.png',
    address: {
      addressLocality: 'Jakarta Utara',
      addressRegion: 'DKI Jakarta',
      postalCode: '14450',
      addressCountry: 'ID',
    },
    telephone: '+622100000101',
    contactPoint: { telephone: '+6281200000101', email: 'halo@kelana.example' },
  });
  expect(agency).toHaveProperty('sameAs.length', 5);
});

test('the search action points to the tour list in the language of the page', () => {
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: 'http://localhost:3000/en',
    inLanguage: 'en',
    potentialAction: {
      target: { urlTemplate: 'http://localhost:3000/en/group-tour?search={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});
