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
])('%s writes the time of day in one form', (language, other, own) => {
  expect(textsOf(language).match(other) ?? []).toEqual([]);
  expect(textsOf(language)).toMatch(own);
});

test.each(['id', 'en'])(
  '%s leaves no visa to the arrival and promises no departure that waits for people',
  (language) => {
    expect(textsOf(language)).not.toMatch(/or on arrival|atau saat tiba|fixed dates|jadwal pasti/);
  },
);
