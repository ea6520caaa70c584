import { expect, test } from 'vitest';
import { buildVisaCountries } from './visa.ts';

const countries = buildVisaCountries('2026-11-21', 'id');

test('ids and codes are unique, ids without a gap', () => {
  expect(countries.map(({ id }) => id)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
  expect(new Set(countries.map(({ country_code }) => country_code)).size).toBe(23);
  for (const { country_code } of countries) expect(country_code).toMatch(/^[A-Z]{2}$/);
});

test('all three types appear', () => {
  expect(new Set(countries.map(({ type }) => type))).toEqual(new Set(['visa_free', 'e_visa', 'visa_required']));
});

test('every country lists its documents and the date of our check', () => {
  for (const { documents, updated_at, name } of countries) {
    expect(documents.flatMap(({ items }) => items).length, name).toBeGreaterThan(2);
    expect(updated_at < '2026-11-21', name).toBe(true);
  }
});

test('the summary of an e-visa country says to apply online', () => {
  for (const { summary, name } of countries.filter(({ type }) => type === 'e_visa')) {
    expect(summary, name).toMatch(/daring|E-visa .*diajukan/);
  }
});

test('Türkiye allows 30 days without a visa, Thailand 60', () => {
  expect(countries.find(({ country_code }) => country_code === 'TR')).toMatchObject({
    type: 'visa_free',
    updated_at: '2026-11-13',
  });
  expect(countries.find(({ country_code }) => country_code === 'TH')).toMatchObject({
    type: 'visa_free',
    stay: '60 hari',
  });
});

test('official links use https', () => {
  for (const { official_url } of countries) if (official_url !== null) expect(official_url).toMatch(/^https:\/\//);
});
