/**
 * Columns of twelve for each of `count` tiles: rows of 6-3-3, then 3-3-6, in turn; what is left at the end fills its
 * row with halves, or alone.
 */
export function tileWidths(count: number): (3 | 6)[] {
  const rest = count % 3;
  const inRows = Array.from({ length: count - rest }, (_, index) => {
    const isMirrored = Math.floor(index / 3) % 2 === 1;
    return index % 3 === (isMirrored ? 2 : 0) ? 6 : 3;
  });
  return [...inRows, ...Array<6>(rest).fill(6)];
}
