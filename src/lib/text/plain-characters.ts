// Characters that are not shown. Those that join or colour the parts of an emoji stay.
const INVISIBLE = /(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * Returns a typed or pasted text in the characters of a keyboard: without invisible ones, and with plain digits, hyphens,
 * spaces, apostrophes and `@` in place of those of other widths, of typesetters and of other scripts. Letters and lines
 * stay. The service does the same (`mocks/engine/plain-characters.ts`).
 */
export function plainCharacters(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/﹫/g, '@')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[`´ʹʻʼʽˈ‘’‛′]/g, "'")
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit);
}

/** Digits of a script stand in a row from 0 to 9; the mathematical ones in several rows without a gap. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
