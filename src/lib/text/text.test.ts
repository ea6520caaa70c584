import { expect, test } from 'vitest';
import { withNoBreakDashes } from './dashes';
import { decimal } from './decimal';
import { withNoBreakHyphens } from './hyphens';
import { plainCharacters } from './plain-characters';
import { excerptOf, firstSentences, minutesToRead, plainText } from './plain-text';
import { element, escapeXml, xmlDocument } from './xml';

test('binds each dash to the word before it', () => {
  expect(withNoBreakDashes('Hanoi – Ha Long – Sapa')).toBe('Hanoi\u00a0– Ha Long\u00a0– Sapa');
});

test('does not change a hyphen inside a word', () => {
  expect(withNoBreakDashes('Oleh-oleh Bali')).toBe('Oleh-oleh Bali');
});

test('writes a decimal comma in Indonesian and a point in English', () => {
  expect([decimal(1.5, 'id'), decimal('1.50', 'en'), decimal(12, 'id')]).toEqual(['1,5', '1.50', '12']);
});

const JOINED = '\u2060';

test.each([
  ['Visa B1/B2 dengan formulir DS-160', `Visa B1/B2 dengan formulir DS-${JOINED}160`],
  ['registrasi e-paspor', `registrasi e-${JOINED}paspor`],
  ['E-visa grup (C-3-2)', `E-${JOINED}visa grup (C-${JOINED}3-${JOINED}2)`],
  ['Sen–Jum 09.00–17.30', `Sen–Jum 09.00–${JOINED}17.30`],
])('no line breaks inside the codes and ranges of %s', (text, joined) => {
  expect(withNoBreakHyphens(text)).toBe(joined);
});

test('long words and dashes between words may break', () => {
  expect(withNoBreakHyphens('oleh-oleh, Hanoi – Sapa, pulang-pergi')).toBe('oleh-oleh, Hanoi – Sapa, pulang-pergi');
});

test.each([
  ['a number from the address book of a phone', '\u202a+62 812\u20113456\u20117890\u202c', '+62 812-3456-7890'],
  ['a number with a variation selector', '0812\ufe0d34567890', '081234567890'],
  ['an address with a zero-width space', '\u200bratna@kelana.example\ufeff', 'ratna@kelana.example'],
  ['a soft hyphen and a word joiner', 'Kusuma\u00adwar\u2060dani', 'Kusumawardani'],
  ['a filler that is a letter without a shape', 'Ratna\u3164', 'Ratna'],
  ['full-width characters', 'ｒａｔｎａ＠ｋｅｌａｎａ．ｅｘａｍｐｌｅ', 'ratna@kelana.example'],
  ['full-width digits, plus sign and brackets', '＋６２　（８１２）', '+62 (812)'],
  ['digits of other scripts', '٠٨١٢ ०८१२ 𝟎𝟖𝟏𝟐', '0812 0812 0812'],
  ['spaces of other widths', '14\u00a0Mei\u202f1986\u3000', '14 Mei 1986 '],
  ['dashes and the minus sign', '021–5000—1234−5', '021-5000-1234-5'],
  ['apostrophes', "Nur’aini Nur‘aini Nur`aini Nur´aini Nurʼaini Nur'aini", Array(6).fill("Nur'aini").join(' ')],
  ['a small at sign', 'ratna﹫kelana.example', 'ratna@kelana.example'],
])('%s becomes what a keyboard writes', (_, pasted, plain) => {
  expect(plainCharacters(pasted)).toBe(plain);
});

test('lines, letters of all scripts and composed emoji stay', () => {
  const text = 'Baris 1\n\tBaris 2: Zoë, Łukasz, 王小明, نور, “kursi lorong” m² 👩‍👩‍👧 ❤️‍🔥 👍🏽';
  expect(plainCharacters(text)).toBe(text);
});

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

test('no text can end its element or its attribute', () => {
  expect(escapeXml(`a & b < c > d "e" 'f' &amp; ]]>`)).toBe(
    'a &amp; b &lt; c &gt; d &quot;e&quot; &apos;f&apos; &amp;amp; ]]&gt;',
  );
});

test('characters that XML forbids are removed; line breaks, tabs and all others stay', () => {
  expect(escapeXml('a\u0000b\u000bc\ufffed\ud83de\tf\ng')).toBe('abcde\tf\ng');
  expect(escapeXml('Kyōto 🍁')).toBe('Kyōto 🍁');
});

test('an element has its attributes, and text if there is some', () => {
  expect(element('link', { rel: 'self', href: '/a?b=1&c=2' })).toBe('<link rel="self" href="/a?b=1&amp;c=2"/>');
  expect(element('title', {}, 'Makan & minum')).toBe('<title>Makan &amp; minum</title>');
  expect(element('title', {}, '')).toBe('<title></title>');
});

test('a document declares that it is XML in UTF-8', () => {
  expect(xmlDocument(['<a/>'])).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n');
});
