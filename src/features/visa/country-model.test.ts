import type { VisaCountry } from '@sdk';
import { expect, test } from 'vitest';
import { countryModels } from './country-model';

const row = (id: number, name: string, country_code: string): VisaCountry => ({
  id,
  name,
  country_code,
  type: 'e_visa',
  summary: 'Diajukan daring.',
  image_url: null,
  updated_at: '2026-11-13',
});

test('Indonesian pages show the names from the service in alphabetical order', () => {
  const models = countryModels([row(1, 'Jepang', 'JP'), row(6, 'Inggris', 'GB')], 'id');
  expect(models.map(({ name }) => name)).toEqual(['Inggris', 'Jepang']);
});

test('English pages name a country in English and find it by either name', () => {
  const [japan] = countryModels([row(1, 'Jepang', 'JP')], 'en');
  expect(japan).toEqual({
    id: 1,
    name: 'Japan',
    nameLang: 'en',
    type: 'e_visa',
    summary: 'Diajukan daring.',
    imageUrl: null,
    updatedAt: '2026-11-13',
    searchText: 'jepang japan jepang diajukan daring.',
    tourSearch: 'Jepang',
  });
});

test('no line breaks inside the number of a form', () => {
  const [us] = countryModels([{ ...row(2, 'Amerika Serikat', 'US'), summary: 'Formulir DS-160.' }], 'id');
  expect(us?.summary).toBe('Formulir DS-\u2060160.');
});

test('Schengen keeps its name, and its tours are found as Europe', () => {
  const [schengen] = countryModels([{ ...row(5, 'Schengen', 'EU'), languages: ['id'] }], 'en');
  expect(schengen).toMatchObject({ language: 'id', name: 'Schengen', tourSearch: 'Eropa' });
  expect(schengen).not.toHaveProperty('nameLang');
});

test('a country with an unknown code keeps its name from the service', () => {
  expect(countryModels([row(9, 'Negeri Baru', 'XX')], 'en')[0]?.name).toBe('Negeri Baru');
});

test('tours are searched by the name in the language of the row, and a row in the language of the page needs no mark', () => {
  const english = { ...row(1, 'Japan', 'JP'), languages: ['en', 'id'] as const };
  const indonesian = { ...row(2, 'Turkey', 'TR'), languages: ['id'] as const };
  const models = countryModels([english, indonesian] as unknown as VisaCountry[], 'en', 'en');
  expect(models.map(({ name, nameLang, tourSearch }) => [name, nameLang, tourSearch])).toEqual([
    ['Japan', undefined, 'Japan'],
    ['Turkey', 'en', 'Turki'],
  ]);
});
