import type { SSRConfig } from 'next-i18next/pages';
import { expect, test } from 'vitest';
import { withLanguageNote } from './with-language-note';

// The messages have a key of the same name.
const frame = {
  _nextI18Next: { initialI18nStore: { en: { common: { language: 'Language' } } }, initialLocale: 'en', ns: [] },
} as unknown as SSRConfig;

test('a page in one language has no note', () => {
  const props = { cards: [{ language: 'en' }, { title: 'Turkey' }], served: { languages: ['en', 'id'] } };
  expect(withLanguageNote(frame, props)).toEqual({ ...frame, ...props });
});

test.each([
  ['a row', { served: { list: { cards: [{ language: 'en' }, { language: 'id' }] } } }],
  ['a row as the service sends it', { served: { languages: ['id'] } }],
  ['the row of the page', { textLanguage: 'id' }],
])('a page with %s in another language has it', (_what, props) => {
  expect(withLanguageNote(frame, props)).toMatchObject({ isMixed: true });
});

test('a page whose service has another language has it, unless its own row is in the language of the page', () => {
  expect(withLanguageNote({ ...frame, textLanguage: 'id' }, {})).toMatchObject({ isMixed: true });
  expect(withLanguageNote({ ...frame, textLanguage: 'id' }, { textLanguage: 'en' })).not.toHaveProperty('isMixed');
});
