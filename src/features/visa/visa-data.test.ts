import { expect, test } from 'vitest';
import type { CountryModel } from './country-model';
import { visaData } from './visa-data';

test('the page has the modification date of the country that was updated last', () => {
  const countries = [
    { id: 1, name: 'Jepang', updatedAt: '2026-11-02' },
    { id: 7, name: 'Turki', updatedAt: '2026-11-12' },
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
  const texts = { title: 'Visa: Japan', description: 'Rules.' };
  expect(visaData('en', countries, texts, countries[0])).toMatchObject({
    url: 'http://localhost:3000/en/visa-and-passport?country=1',
    dateModified: '2026-11-02',
    about: [{ '@type': 'Country', name: 'Jepang' }],
  });
  expect(visaData('en', [], { title: 'Visa', description: 'Rules.' })).not.toHaveProperty('dateModified');
});
