import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from './locales';

const folder = new URL('../../public/locales/', import.meta.url);
const filesOf = (locale: string) => readdirSync(new URL(`${locale}/`, folder)).sort();

/** Flattens a file into keys with their texts: 'menu.home' -> 'Beranda'. */
function flatten(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name));
}

const messages = (locale: string, file: string) =>
  flatten(JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')));

// All forms of a plural count as one key, because Indonesian has no `_one`.
const keys = (pairs: [string, string][]) =>
  [...new Set(pairs.map(([key]) => key.replace(/_(zero|one|two|few|many|other)$/, '_n')))].sort();

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();

// Messages that are the same in both languages: names, loan words, examples.
const untranslated = new Set([
  'booking.review.tour',
  'common.menu.title',
  'common.menu.mice',
  'common.topBar.whatsapp',
  'common.trip.tours_other',
  'error.places.vietnam',
  'membership.table.status',
  'tour-detail.tabs.faq',
  'tour-detail.tabs.visa',
]);

test('both languages have the same namespaces', () => {
  expect(filesOf('en')).toEqual(filesOf('id'));
});

test.each(filesOf('id'))('%s has the same keys in both languages', (file) => {
  expect(keys(messages('en', file))).toEqual(keys(messages('id', file)));
});

test.each(locales.flatMap((locale) => filesOf(locale).map((file) => [locale, file])))(
  '%s/%s has no empty text',
  (locale, file) => {
    expect(messages(locale, file).filter(([, text]) => text.trim() === '')).toEqual([]);
  },
);

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The plural forms of each key stem in a language. */
function formsOf(locale: string, file: string): Record<string, string> {
  const forms: Record<string, string> = {};
  for (const [key] of messages(locale, file)) {
    const form = PLURAL.exec(key)?.[1];
    const stem = key.replace(PLURAL, '');
    if (form) forms[stem] = forms[stem] ? `${forms[stem]} ${form}` : form;
  }
  return forms;
}

test.each(filesOf('id'))('%s has the plural forms of each language', (file) => {
  expect(Object.values(formsOf('id', file)).filter((forms) => forms !== 'other')).toEqual([]);
  expect(Object.values(formsOf('en', file)).filter((forms) => forms !== 'one other')).toEqual([]);
});

test.each(filesOf('id'))('%s keeps the same placeholders', (file) => {
  const english = new Map(messages('en', file));
  for (const [key, text] of messages('id', file))
    expect([key, placeholdersOf(english.get(key) ?? '')]).toEqual([key, placeholdersOf(text)]);
});

test.each(filesOf('id'))('%s is translated', (file) => {
  const name = file.replace('.json', '');
  const english = new Map(messages('en', file));
  const identical = messages('id', file).filter(
    ([key, text]) => english.get(key) === text && /\p{L}{3}/u.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
  );
  expect(
    identical.map(([key]) => `${name}.${key}`).filter((key) => !untranslated.has(key)),
    'These messages are the same in both languages. Translate them, or, if the word is the same in both, add their keys to `untranslated` in src/i18n/messages.test.ts.',
  ).toEqual([]);
});
