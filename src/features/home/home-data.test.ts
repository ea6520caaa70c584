import { expect, test } from 'vitest';
import { homeData } from './home-data';

const hours = [{ days: ['saturday' as const], opens: '09:00', closes: '14:00' }];
const [agency, site] = homeData('en', 'Group tours from Jakarta', hours)['@graph'];

test('the operator has its address, its hours, a contact point and its five social pages', () => {
  expect(agency).toMatchObject({
    '@type': 'TravelAgency',
    '@id': 'http://localhost:3000/#agency',
    logo: 'http://localhost:3000/images/icon-512.png',
    address: {
      addressLocality: 'North Jakarta',
      addressRegion: 'DKI Jakarta',
      postalCode: '14450',
      addressCountry: 'ID',
    },
    telephone: '+622100000101',
    openingHoursSpecification: [{ dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' }],
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
