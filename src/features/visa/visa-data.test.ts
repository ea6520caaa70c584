import { expect, test } from 'vitest';
import type { CountryModel } from './country-model';
import { visaData } from './visa-data';

test('the page is as new as the country that was checked last', () => {
  const countries = [
    { name: 'Jepang', updatedAt: '2026-11-02' },
    { name: 'Turki', updatedAt: '2026-11-12' },
  ] as CountryModel[];
  const data = visaData('en', countries, { title: 'Visa', description: 'Rules.' });
  expect(data).toMatchObject({
    '@type': 'WebPage',
    url: 'http://localhost:3000/en/visa-and-passport',
    dateModified: '2026-11-12',
    about: [
      { '@type': 'Country', name: 'Jepang' },
      { '@type': 'Country', name: 'Turki' },
    ],
  });
  expect(visaData('en', [], { title: 'Visa', description: 'Rules.' })).not.toHaveProperty('dateModified');
});
