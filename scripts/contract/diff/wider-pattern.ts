const CLASS = String.raw`\[(?:\\.|[^\]\\])+\]`;
const ONE_OR_TWO_CLASSES = new RegExp(`^\\^(?:${CLASS})?${CLASS}\\*\\$$`);
const LAST_CODE_POINT = 0x10ffff;

/**
 * Returns true when a pattern of one or two character classes, such as `^[a-z][a-z ]*$`, accepts every text that another
 * one of this form accepts. Returns false for all other patterns.
 */
export function isWiderPattern(before: string, after: string): boolean {
  if (!ONE_OR_TWO_CLASSES.test(before) || !ONE_OR_TWO_CLASSES.test(after)) return false;
  const old = new RegExp(before, 'u');
  const wide = new RegExp(after, 'u');
  const isKept = (text: string) => !old.test(text) || wide.test(text);
  // Such a pattern knows two places: the first character, and every later one.
  let first: string | undefined;
  for (let code = 0; code <= LAST_CODE_POINT; code += 1) {
    const character = String.fromCodePoint(code);
    if (!isKept(character)) return false;
    if (old.test(character)) first ??= character;
  }
  if (first === undefined) return isKept('');
  for (let code = 0; code <= LAST_CODE_POINT; code += 1) {
    if (!isKept(first + String.fromCodePoint(code))) return false;
  }
  return isKept('');
}
