/**
 * Returns the documented name that was probably renamed to `name`: the most similar absent one, or the only missing
 * required field; undefined when none fits.
 */
export function renamedFrom(name: string, absent: string[], missing: string[]): string | undefined {
  const alike = absent
    .map((old) => ({ old, distance: distanceOf(plain(old), plain(name)), length: Math.max(old.length, name.length) }))
    .filter(({ distance, length }) => distance <= length / 3)
    .sort((a, b) => a.distance - b.distance);
  return alike[0]?.old ?? (missing.length === 1 ? missing[0] : undefined);
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Returns the Levenshtein distance of two words. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (const [place, other] of [...b].entries()) {
      const change = (row[place] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
