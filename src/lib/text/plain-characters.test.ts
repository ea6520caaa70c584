import { expect, test } from 'vitest';
import { plainCharacters } from './plain-characters';

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
