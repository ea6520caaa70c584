import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INTERPOLATION, type SourceTexts, sourceTexts } from '../../scripts/generate/site/page-keys';

const folder = new URL('../../public/locales/', import.meta.url);
const filesOf = (locale: string) => readdirSync(new URL(`${locale}/`, folder)).sort();

/** Flattens a file into keys with their texts: 'menu.home' -> 'Beranda'. */
function flatten(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name));
}

const messages = (locale: string, file: string) =>
  flatten(JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')));

const PLURAL = /_(zero|one|two|few|many|other)$/;

// All forms of a plural count as one key, because Indonesian has no `_one`.
const keys = (pairs: [string, string][]) => [...new Set(pairs.map(([key]) => key.replace(PLURAL, '_n')))].sort();

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

test('both languages have the same namespaces', () => {
  expect(filesOf('en')).toEqual(filesOf('id'));
});

test.each(filesOf('id'))(
  '%s has the same keys, plural forms and placeholders in both languages, and no empty text',
  (file) => {
    const [indonesian, english] = [messages('id', file), messages('en', file)];
    expect(keys(english)).toEqual(keys(indonesian));
    expect(Object.values(formsOf('id', file)).filter((forms) => forms !== 'other')).toEqual([]);
    expect(Object.values(formsOf('en', file)).filter((forms) => forms !== 'one other')).toEqual([]);
    expect([...indonesian, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
    const texts = new Map(english);
    for (const [key, text] of indonesian)
      expect([key, placeholdersOf(texts.get(key) ?? '')]).toEqual([key, placeholdersOf(text)]);
  },
);

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

const namespaces = filesOf('id').map((file) => file.replace('.json', ''));
// The code uses the key of a plural message without its plural suffix.
const stemOf = (key: string) => key.replace(PLURAL, '');
const allKeys = namespaces.flatMap((name) => messages('id', `${name}.json`).map(([key]) => `${name}:${stemOf(key)}`));
const sources = sourceTexts('src');

/** Returns the keys that a text may stand for: in the namespace it names, else in those of its file, else in all. */
function keysOf(text: string, { namespaces: used, hasOpenNamespace }: SourceTexts): string[] {
  if (text.includes(':')) return [text];
  return (used.size === 0 || hasOpenNamespace ? namespaces : [...used]).map((name) => `${name}:${text}`);
}

/** Returns a pattern for the keys of a template string; each interpolation matches one or more parts of a key. */
function patternOf(key: string): RegExp {
  const body = key.split(INTERPOLATION).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${body.join('[\\w.-]+')}$`);
}

const isFixed = (text: string) => !text.includes(INTERPOLATION);

test('every key in the source has a message', () => {
  const missing = sources.flatMap(({ file, translated, namespaces: used }: SourceTexts) =>
    [...translated].filter(isFixed).flatMap((text) => {
      const candidates = used.size > 0 ? [...used] : namespaces;
      const names = text.includes(':') ? [text] : candidates.map((name) => `${name}:${text}`);
      return [...names, `common:${text}`].some((name) => allKeys.includes(name)) ? [] : [`${file}: ${text}`];
    }),
  );
  expect(missing).toEqual([]);
});

test('every message is used in the source', () => {
  // A template without fixed text does not count as a key, because its pattern would match all keys.
  const isKey = (text: string) => isFixed(text) || (/[a-z]{2}/i.test(text) && /[.:]/.test(text));
  const usedKeys = new Set(
    sources.flatMap((source) => [...source.texts].filter(isKey).flatMap((text) => keysOf(text, source))),
  );
  const patterns = [...usedKeys].filter((key) => !isFixed(key)).map(patternOf);
  const unused = allKeys.filter((name) => !usedKeys.has(name) && !patterns.some((one) => one.test(name)));
  expect(unused).toEqual([]);
});
