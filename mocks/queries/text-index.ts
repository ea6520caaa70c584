import { addBits, anyOf, type Bits, noBits, setBit } from './bits.ts';
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
  const rowsByText = new Map<string, number[]>();
  for (let row = 0; row < rows; row += 1) {
    for (const text of textsOf(row)) {
      const rowsOfText = rowsByText.get(text);
      if (rowsOfText) rowsOfText.push(row);
      else rowsByText.set(text, [row]);
    }
  }
  const rowsByWord = new Map<string, Bits>();
  for (const [text, rowsOfText] of rowsByText) {
    // A set is joined word by word, so for few rows it is faster to add them one by one.
    const set = rowsOfText.length > rows / 32 ? setOf(rows, rowsOfText) : null;
    for (const word of new Set(searchWords(clean(text)))) {
      const bits = rowsByWord.get(word) ?? noBits(rows);
      rowsByWord.set(word, bits);
      if (set) addBits(bits, set);
      else for (const row of rowsOfText) setBit(bits, row);
    }
  }
  return {
    find(letters) {
      const found: Bits[] = [];
      for (const [word, bits] of rowsByWord) if (word.includes(letters)) found.push(bits);
      return anyOf(rows, found);
    },
  };
}

function setOf(rows: number, members: readonly number[]): Bits {
  const bits = noBits(rows);
  for (const row of members) setBit(bits, row);
  return bits;
}

/** The words of a search or a text, as they are compared. */
export function searchWords(text: string): string[] {
  return normalizeText(text)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
}
