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
  expect(aboutData('en', about, { title: 'About Us', description: 'Who we are.' })).toEqual({
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
      email: 'halo@kelana.example',
      telephone: '+622100000101',
      image: '/gedung.jpg',
      memberOf: [{ '@type': 'Organization', name: 'ASITA' }],
    },
  });
});
