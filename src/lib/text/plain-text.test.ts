import { expect, test } from 'vitest';
import { excerptOf, minutesToRead, plainText } from './plain-text';

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

test('an excerpt ends with a whole word', () => {
  expect(excerptOf('Sakura tidak mengenal tanggal merah', 22)).toBe('Sakura tidak mengenal…');
  expect(excerptOf('Bunga mekar, lalu gugur', 15)).toBe('Bunga mekar…');
  expect(excerptOf('Pendek', 20)).toBe('Pendek');
  expect(excerptOf('Sangatpanjangsekali', 6)).toBe('Sangat…');
});
