import { expect, test } from 'vitest';
import { aboutData } from './about-data';
import type { AboutModel } from './about-model';

const about: AboutModel = {
  story: '',
  vision: '',
  mission: '',
  services: [],
  accreditations: [{ title: 'ASITA', imageUrl: null, link: null }],
  subsidiaries: [],
  images: { building: '/gedung.jpg', visionMission: null, values: null, subsidiaries: null, accreditation: null },
};

test('the structured data describe the operator with its memberships', () => {
  expect(aboutData('en', { about, hours: [] }, { title: 'About Us', description: 'Who we are.' })).toEqual({
    '@type': 'AboutPage',
    name: 'About Us',
    description: 'Who we are.',
    url: 'http://localhost:3000/en/about-us',
    inLanguage: 'en',
    mainEntity: {
      '@type': 'TravelAgency',
      '@id': 'http://localhost:3000/#agency',
      name: 'Kelana',
      legalName: 'PT Kelana Bahari Sentra',
      url: 'http://localhost:3000/en',
      logo: 'http://localhost:3000/images/icon-512.png',
      image: '/gedung.jpg',
      email: 'halo@kelana.example',
      telephone: '+622100000101',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Ruko Bahari Sentra Blok A No. 8, Penjaringan',
        addressLocality: 'North Jakarta',
        addressRegion: 'DKI Jakarta',
        postalCode: '14450',
        addressCountry: 'ID',
      },
      sameAs: [
        'https://facebook.example/kelana',
        'https://instagram.example/kelana',
        'https://tiktok.example/@kelana',
        'https://linkedin.example/company/kelana',
        'https://youtube.example/@kelana',
      ],
      memberOf: [{ '@type': 'Organization', name: 'ASITA' }],
    },
  });
});
