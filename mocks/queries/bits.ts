/** A set of rows by their position in a list, one bit for each. */
export type Bits = Uint32Array<ArrayBuffer>;

const WORD = 32;

export function noBits(rows: number): Bits {
  return new Uint32Array(Math.ceil(rows / WORD));
}

export function setBit(bits: Bits, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (row & 31));
}

export function clearBit(bits: Bits, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] ?? 0) & ~(1 << (row & 31));
}

export function hasBit(bits: Bits, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

/** The rows for which the test is true. */
export function bitsWhere(rows: number, test: (row: number) => boolean): Bits {
  const bits = noBits(rows);
  for (let row = 0; row < rows; row += 1) if (test(row)) setBit(bits, row);
  return bits;
}

/** The rows of any set. */
export function anyOf(rows: number, sets: Iterable<Bits | undefined>): Bits {
  const bits = noBits(rows);
  for (const set of sets) {
    for (let word = 0; word < (set?.length ?? 0); word += 1) bits[word] = (bits[word] ?? 0) | (set?.[word] ?? 0);
  }
  return bits;
}

/** The rows of every set; all rows without a set. */
export function allOf(rows: number, sets: Iterable<Bits>): Bits {
  const bits = noBits(rows).fill(0xff_ff_ff_ff);
  // Bits beyond the last row would be counted.
  if (rows % WORD > 0) bits[bits.length - 1] = 2 ** (rows % WORD) - 1;
  for (const set of sets) {
    for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (set[word] ?? 0);
  }
  return bits;
}

/** The number of rows that both sets have. */
export function countBoth(first: Bits, second: Bits | undefined): number {
  let total = 0;
  if (!second) return total;
  for (let word = 0; word < first.length; word += 1) {
    const both = (first[word] ?? 0) & (second[word] ?? 0);
    if (both !== 0) total += countOnes(both);
  }
  return total;
}

/** 1 for each row of the set, which is faster to read than a bit. */
export function flagsOf(bits: Bits, rows: number): Uint8Array {
  const flags = new Uint8Array(rows);
  for (let row = 0; row < rows; row += 1) flags[row] = ((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1;
  return flags;
}

export function isEmpty(bits: Bits): boolean {
  return bits.every((word) => word === 0);
}

function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
