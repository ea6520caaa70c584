import { mapTexts } from '../json/map-values.ts';

// Characters that are not shown. Those that join or colour the parts of an emoji stay.
const INVISIBLE = /(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * The text without invisible characters, and with plain digits, hyphens, spaces, apostrophes and `@`. The forms of the
 * site do the same (`src/lib/text/plain-characters.ts`); `tests/contract/plain-characters.test.ts` compares both.
 */
export function plainCharacters(text: string): string {
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replaceAll('﹫', '@')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll(/[`´ʹʻʼʽˈ‘’‛′]/g, "'")
    .replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit);
}

/** Digits of a script stand in a row from 0 to 9; the mathematical ones in several rows without a gap. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** The input of a request with plain texts at every depth. Passwords and tokens are compared as they were sent. */
export function withPlainTexts<Value>(value: Value): Value {
  return mapTexts(value, (text, name) => (/password|token/i.test(name) ? text : plainCharacters(text)));
}
