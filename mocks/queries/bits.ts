/** A set of rows by their position in a list, one bit for each. */
export type Bits = Uint32Array<ArrayBuffer>;

const WORD = 32;

export function noBits(rows: number): Bits {
  return new Uint32Array(Math.ceil(rows / WORD));
}

export function setBit(bits: Bits, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] as number) | (1 << (row & 31));
}

export function clearBit(bits: Bits, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] as number) & ~(1 << (row & 31));
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

/** The rows whose value is in the range, both ends included; NaN is in none. */
export function bitsBetween(values: Float64Array, low: number, high: number): Bits {
  const bits = noBits(values.length);
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] as number;
    if (value >= low && value <= high) bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
  }
  return bits;
}

/** The rows of any set. */
export function anyOf(rows: number, sets: Iterable<Bits | undefined>): Bits {
  const bits = noBits(rows);
  for (const set of sets) if (set) addBits(bits, set);
  return bits;
}

/** Adds the rows of one set to another. */
export function addBits(bits: Bits, set: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] as number) | (set[word] as number);
}

/** The rows of every set; all rows without a set. */
export function allOf(rows: number, sets: Iterable<Bits>): Bits {
  const bits = noBits(rows).fill(0xff_ff_ff_ff);
  // Bits beyond the last row would be counted.
  if (rows % WORD > 0) bits[bits.length - 1] = 2 ** (rows % WORD) - 1;
  for (const set of sets) {
    for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] as number) & (set[word] as number);
  }
  return bits;
}

/** The number of rows that both sets have. */
export function countBoth(first: Bits, second: Bits | undefined): number {
  let total = 0;
  if (!second) return total;
  // Counts the ones of a word in pairs, fours and bytes. A call runs this for each choice of each filter.
  for (let word = 0; word < first.length; word += 1) {
    let ones = (first[word] as number) & (second[word] as number);
    ones -= (ones >>> 1) & 0x55_55_55_55;
    ones = (ones & 0x33_33_33_33) + ((ones >>> 2) & 0x33_33_33_33);
    total += Math.imul((ones + (ones >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
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
