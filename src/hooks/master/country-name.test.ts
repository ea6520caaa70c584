import { expect, test } from 'vitest';
import { countryNameIn } from './country-name';

const china = { countryCode: 'CN', countryName: 'China' };

test('a country is called on Indonesian pages as the service calls it', () => {
  expect(countryNameIn('id', china)).toBe('China');
});

test('on English pages, and while the service has not answered, its code is read in the language of the page', () => {
  expect(countryNameIn('en', { countryCode: 'HU', countryName: 'Hongaria' })).toBe('Hungary');
  expect(countryNameIn('id', { countryCode: 'CN' })).toBe('Tiongkok');
});
