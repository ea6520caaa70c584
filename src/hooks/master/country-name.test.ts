import { expect, test } from 'vitest';
import { countryNameIn } from './country-name';

const china = { countryCode: 'CN', countryName: 'China' };

test('Indonesian pages use the country name of the service', () => {
  expect(countryNameIn('id', china)).toBe('China');
});

test('English pages, and pages without a response of the service, translate the country code', () => {
  expect(countryNameIn('en', { countryCode: 'HU', countryName: 'Hongaria' })).toBe('Hungary');
  expect(countryNameIn('id', { countryCode: 'HU' })).toBe('Hungaria');
});

test('an invalid code is shown unchanged', () => {
  expect(countryNameIn('en', { countryCode: 'zz1' })).toBe('zz1');
  expect(countryNameIn('id', { countryCode: '' })).toBe('');
});
