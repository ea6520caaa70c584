import { anyOf, type Bits, noBits, setBit } from './bits.ts';
import { normalizeText } from './has-all-words.ts';

const BETWEEN_WORDS = /[\s–-]+/;

/** The rows of a list by the words of their texts. */
export type TextIndex = {
  /** The rows that have a word which contains these letters. */
  find(letters: string): Bits;
};

/**
 * Makes the index of a list with `rows` rows. A text that several rows have is read once, after `clean`, which removes
 * what is no text.
 */
export function createTextIndex(
  rows: number,
  textsOf: (row: number) => readonly string[],
  clean: (text: string) => string = (text) => text,
): TextIndex {
  const rowsByWord = new Map<string, Bits>();
  const setsByText = new Map<string, readonly Bits[]>();
  const setOf = (word: string) => {
    const bits = rowsByWord.get(word) ?? noBits(rows);
    rowsByWord.set(word, bits);
    return bits;
  };
  const setsOf = (text: string) => {
    const sets = setsByText.get(text) ?? [...new Set(searchWords(clean(text)))].map(setOf);
    setsByText.set(text, sets);
    return sets;
  };
  for (let row = 0; row < rows; row += 1) {
    for (const text of textsOf(row)) for (const bits of setsOf(text)) setBit(bits, row);
  }
  return {
    find(letters) {
      const found: Bits[] = [];
      for (const [word, bits] of rowsByWord) if (word.includes(letters)) found.push(bits);
      return anyOf(rows, found);
    },
  };
}

/** The words of a search or a text, as they are compared. */
export function searchWords(text: string): string[] {
  return normalizeText(text)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
}
