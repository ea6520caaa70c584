import { expect, test } from 'vitest';
import { getLocale } from './messages.ts';

const locale = (value?: string) => getLocale(new Headers(value === undefined ? {} : { 'accept-language': value }));

test('Indonesian is the default, English is used on request', () => {
  expect(locale()).toBe('id');
  expect(locale('*')).toBe('id');
  expect(locale('fr-FR')).toBe('id');
  expect(locale('en')).toBe('en');
});

test("a browser's weighted list is respected in its order", () => {
  expect(locale('fr, en-GB;q=0.8, id;q=0.5')).toBe('en');
  expect(locale('en;q=0.2, id-ID;q=0.9')).toBe('id');
});
