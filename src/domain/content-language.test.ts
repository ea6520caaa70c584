import { expect, test } from 'vitest';
import { languageBeside, languageOf, languagesOf } from './content-language';

const indonesian = { languages: ['id' as const] };
const both = { languages: ['en' as const, 'id' as const] };

test('a text carries the first language that the service names for it', () => {
  expect([indonesian, both, { languages: [] }, {}].map(languageOf)).toEqual([
    { language: 'id' },
    { language: 'en' },
    {},
    {},
  ]);
});

test('a text beside a row carries its language only if it differs from that of the row', () => {
  expect(languageBeside(indonesian, 'en')).toEqual({ language: 'en' });
  expect(languageBeside({}, 'en')).toEqual({ language: 'en' });
  expect(languageBeside(indonesian, 'id')).toEqual({});
  expect(languageBeside(indonesian, undefined)).toEqual({});
});

test('a page about a row in one language only is in that language', () => {
  expect(languagesOf(indonesian)).toEqual({ textLanguage: 'id', languages: ['id'] });
  expect([both, {}].map(languagesOf)).toEqual([{}, {}]);
});
