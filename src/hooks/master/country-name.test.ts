import { expect, test, vi } from 'vitest';
import { countryNameIn } from './country-name';

const china = { countryCode: 'CN', countryName: 'China' };

test('a country is called on Indonesian pages as the service calls it', () => {
  expect(countryNameIn('id', china)).toBe('China');
});

test('on English pages, and while the service has not answered, its code is read in the language of the page', () => {
  expect(countryNameIn('en', { countryCode: 'HU', countryName: 'Hongaria' })).toBe('Hungary');
  expect(countryNameIn('id', { countryCode: 'CN' })).toBe('Tiongkok');
});

test('the home country needs no list of names', () => {
  const lists = vi.spyOn(Intl, 'DisplayNames');
  expect([countryNameIn('id', { countryCode: 'ID' }), countryNameIn('en', { countryCode: 'ID' })]).toEqual([
    'Indonesia',
    'Indonesia',
  ]);
  expect(lists).not.toHaveBeenCalled();
  lists.mockRestore();
});

test('what is no code is shown as it is', () => {
  expect(countryNameIn('en', { countryCode: 'zz1' })).toBe('zz1');
  expect(countryNameIn('id', { countryCode: '' })).toBe('');
});

test('the names of a language are looked up in one list', () => {
  const lists = vi.spyOn(Intl, 'DisplayNames');
  expect([countryNameIn('fr', { countryCode: 'HU' }), countryNameIn('fr', { countryCode: 'CN' })]).toEqual([
    'Hongrie',
    'Chine',
  ]);
  expect(lists).toHaveBeenCalledTimes(1);
  lists.mockRestore();
});
