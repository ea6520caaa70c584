import { expect, test } from 'vitest';
import { languageOfAddress } from './language-switch';

const origin = 'https://kelana.example';

test.each([
  ['https://kelana.example/', 'id'],
  ['https://kelana.example/english-tours', 'id'],
  ['https://kelana.example/en', 'en'],
  ['https://kelana.example/en/blog?page=2', 'en'],
  ['https://elsewhere.example/en', null],
  ['', null],
])('the language of %s is %s', (address, language) => {
  expect(languageOfAddress(address, origin)).toBe(language);
});
