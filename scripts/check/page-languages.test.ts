import { expect, test } from 'vitest';
import { foreignShare } from './page-languages.ts';

const page = (main: string) => `<html><body><header>Masuk atau daftar</header><main>${main}</main></body></html>`;

const INDONESIAN = 'Kereta lokal menyusuri pantai, dan sore hari kembali ke kota untuk makan malam bersama rombongan.';
const ENGLISH = 'A local train follows the coast, and in the evening you return to town for dinner with the group.';

test('a text in the language of the page is not foreign', () => {
  expect(foreignShare(page(`<p>${ENGLISH}</p>`), 'en')).toMatchObject({ foreign: 0, texts: [] });
  expect(foreignShare(page(`<p>${INDONESIAN}</p>`), 'id')).toMatchObject({ foreign: 0, texts: [] });
});

test('a text in the other language is counted, unless it is marked', () => {
  const { words, foreign, texts } = foreignShare(page(`<p>${INDONESIAN}</p><p>${ENGLISH}</p>`), 'en');
  expect(texts).toEqual([INDONESIAN]);
  expect(foreign).toBeGreaterThan(words / 3);
  expect(foreignShare(page(`<p lang="id">${INDONESIAN}</p>`), 'en')).toMatchObject({ words: 0, foreign: 0 });
});

test('a short text is judged by its function words, and names are not counted', () => {
  expect(foreignShare(page('<h2>Dengan tour leader dari Jakarta</h2>'), 'en').foreign).toBe(1);
  expect(foreignShare(page('<h2>Sakura Jepang & Shirakawago</h2>'), 'en')).toMatchObject({ words: 0, foreign: 0 });
});
