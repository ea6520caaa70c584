import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const locales = new URL('../../public/locales/', import.meta.url);

const textsOf = (language: string) =>
  readdirSync(new URL(`${language}/`, locales))
    .map((file) => readFileSync(new URL(`${language}/${file}`, locales), 'utf8'))
    .join('\n');

test.each([
  ['id', /\b\d\d:\d\d\b/g, /\b\d\d\.\d\d–\d\d\.\d\d\b/],
  ['en', /\b\d\d\.\d\d\b/g, /\b\d\d:\d\d–\d\d:\d\d\b/],
])('%s writes the time of day in one notation', (language, otherForm, expectedForm) => {
  expect(textsOf(language).match(otherForm) ?? []).toEqual([]);
  expect(textsOf(language)).toMatch(expectedForm);
});

test.each(['id', 'en'])('%s promises neither a visa on arrival nor fixed dates', (language) => {
  expect(textsOf(language)).not.toMatch(/or on arrival|atau saat tiba|fixed dates|jadwal pasti/);
});
