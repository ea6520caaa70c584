import type { PassportRequirement, VisaCountry } from '@sdk';
import { expect, test } from 'vitest';
import { visaLocation } from './visa-location';
import { countryModels, passportModel } from './visa-models';

const row = (id: number, name: string, country_code: string): VisaCountry => ({
  id,
  name,
  country_code,
  type: 'e_visa',
  summary: 'Formulir DS-160.',
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
    // The number of the form has no line break.
    summary: 'Formulir DS-\u2060160.',
    imageUrl: null,
    updatedAt: '2026-11-13',
    searchText: 'jepang japan jepang formulir ds-160.',
    tourSearch: 'Jepang',
  });
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

const passport: PassportRequirement = {
  sections: [{ key: 'new', title: 'Paspor baru', description: 'Lewat M-Paspor.', documents: ['KTP'] }],
  fees: [{ name: 'Elektronik, 10 tahun', price: 950_000 }],
  notes: '<p>Catatan</p><script>1</script>',
  updated_at: '2026-11-07',
  official_url: 'https://www.imigrasi.go.id',
};
const sanitize = (html: string) => html.replace(/<script>.*<\/script>/, '');

test('the model of a passport has the sections, the fees and sanitised notes', () => {
  const { sections, fees, updated_at: updatedAt, official_url: officialUrl } = passport;
  const model = { sections, fees, notesHtml: '<p>Catatan</p>', updatedAt, officialUrl };
  expect(passportModel(passport, sanitize)).toEqual(model);
  expect(passportModel({ ...passport, notes: null }, sanitize).notesHtml).toBeNull();
  expect(passportModel({ ...passport, notes: '<script>1</script>' }, sanitize).notesHtml).toBeNull();
});

test.each([
  [{}, 'visa', null],
  [{ country: 'jepang', tab: 'x' }, 'visa', null],
  [{ country: '7' }, 'visa', 7],
  [{ tab: 'passport', country: '7' }, 'passport', null],
])('the URL query %j opens the tab %s with the country %s', (query, tab, countryId) => {
  expect(visaLocation(query)).toEqual({ tab, countryId });
});
