import { expect, test } from 'vitest';
import { excerptOf, firstSentences, minutesToRead, plainText } from './plain-text';

test('tags become spaces and entities become their characters', () => {
  expect(plainText('<h2>Visa &amp; paspor</h2><p>Dua&nbsp;hari <em>lagi</em>.</p>')).toBe(
    'Visa & paspor Dua hari lagi .',
  );
  expect(plainText('5 &euro;')).toBe('5 &euro;');
});

test('two hundred words are a minute, which is also the minimum', () => {
  expect(minutesToRead('kata '.repeat(610).trim())).toBe(3);
  expect(minutesToRead('')).toBe(1);
});

test('the first sentences end with a whole one, or else with a whole word', () => {
  const text = 'Anda menjual tour. Harganya Rp 1.500.000 per orang. Anda juga melayani tamu.';
  expect(firstSentences(text, 60)).toBe('Anda menjual tour. Harganya Rp 1.500.000 per orang.');
  expect(firstSentences(text, 51)).toBe('Anda menjual tour. Harganya Rp 1.500.000 per orang.');
  expect(firstSentences(text, 50)).toBe('Anda menjual tour.');
  expect(firstSentences(text, 13)).toBe('Anda menjual…');
  expect(firstSentences('Satu. Dua', 9)).toBe('Satu. Dua');
});

test('an excerpt ends with a whole word', () => {
  expect(excerptOf('Sakura tidak mengenal tanggal merah', 22)).toBe('Sakura tidak mengenal…');
  expect(excerptOf('Bunga mekar, lalu gugur', 15)).toBe('Bunga mekar…');
  expect(excerptOf('Pendek', 20)).toBe('Pendek');
  expect(excerptOf('Sangatpanjangsekali', 6)).toBe('Sangat…');
});
