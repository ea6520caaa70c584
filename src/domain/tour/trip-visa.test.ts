import type { VisaCountry } from '@sdk';
import { expect, test } from 'vitest';
import { applyBefore, visaGroups } from './trip-visa';

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
const names: Record<string, string> = {
  TR: 'Turki',
  FR: 'Prancis',
  BE: 'Belgia',
  CH: 'Swiss',
  GB: 'Inggris',
  GE: 'Georgia',
};
const groups = (...codes: string[]) =>
  visaGroups(
    codes.map((code) => ({ name: names[code] ?? code, code })),
    entries,
  ).map(({ entry, countries }) => [entry?.id ?? null, ...countries]);

test('the countries of the Schengen area share one entry', () => {
  expect(groups('FR', 'BE', 'TR', 'CH')).toEqual([
    [5, 'Prancis', 'Belgia', 'Swiss'],
    [7, 'Turki'],
  ]);
});

test('two countries with one code share its entry, and each is named once', () => {
  const british = [
    { name: 'Inggris', code: 'GB' },
    { name: 'Skotlandia', code: 'GB' },
    { name: 'Inggris', code: 'GB' },
  ];
  expect(visaGroups(british, entries)).toEqual([{ entry: entries[1], countries: ['Inggris', 'Skotlandia'] }]);
});

test('a country without an entry or a code is a separate group', () => {
  const countries = [{ name: 'Georgia', code: 'GE' }, { name: 'Turki' }, { name: 'Turki' }];
  expect(visaGroups(countries, entries)).toEqual([
    { entry: null, countries: ['Georgia'] },
    { entry: null, countries: ['Turki'] },
  ]);
});

test('the day to apply is counted back from the departure, where days are known and a visa is needed', () => {
  const visa = { type: 'visa_required', processing_days: 15 } as const;
  expect(applyBefore(visa, '2027-04-10')).toBe('2027-03-26');
  expect(applyBefore({ ...visa, processing_days: null }, '2027-04-10')).toBeNull();
  expect(applyBefore({ ...visa, type: 'visa_free' }, '2027-04-10')).toBeNull();
});
