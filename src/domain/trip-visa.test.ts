import type { VisaCountry } from '@sdk';
import { expect, test } from 'vitest';
import { visaGroups } from './trip-visa';

const entry = (id: number, country_code: string, name: string): VisaCountry => ({
  id,
  name,
  country_code,
  type: 'visa_required',
  summary: '',
  image_url: null,
  updated_at: '2026-11-10',
});

const entries = [entry(5, 'EU', 'Schengen'), entry(6, 'GB', 'Inggris'), entry(7, 'TR', 'Turki')];
const groups = (...countries: string[]) =>
  visaGroups(countries, entries).map(({ entry, countries }) => [entry?.id ?? null, ...countries]);

test('a country is found by its name', () => {
  expect(groups('Turki')).toEqual([[7, 'Turki']]);
});

test('the countries of the Schengen area share its entry', () => {
  expect(groups('Prancis', 'Belgia', 'Belanda', 'Swiss', 'Italia')).toEqual([
    [5, 'Prancis', 'Belgia', 'Belanda', 'Swiss', 'Italia'],
  ]);
  expect(groups('Ceko', 'Slowakia', 'Hungaria', 'Austria')).toEqual([[5, 'Ceko', 'Slowakia', 'Hungaria', 'Austria']]);
  expect(groups('Norwegia', 'Finlandia', 'Swedia', 'Denmark')).toHaveLength(1);
});

test('a country we know nothing about stands for itself', () => {
  expect(groups('Inggris', 'Skotlandia', 'Georgia')).toEqual([
    [6, 'Inggris'],
    [null, 'Skotlandia'],
    [null, 'Georgia'],
  ]);
});

test('without an entry for the area its countries are unknown too', () => {
  expect(visaGroups(['Prancis'], [])).toEqual([{ entry: null, countries: ['Prancis'] }]);
});
