const ARTICLES_PER_FACTOR = 50 / 3;
const MEMBERS_PER_FACTOR = 1000 / 3;

/** The articles of a catalogue with `factor` times the 36 tours: 5,000 at 300. */
export const articlesOf = (factor: number) => Math.round(factor * ARTICLES_PER_FACTOR);

/** Its members: 100,000 at 300. */
export const membersOf = (factor: number) => Math.round(factor * MEMBERS_PER_FACTOR);

/** The id of the original of a copy; that of an original is its own. */
export function originalId(id: number, originals: number): number {
  return ((id - 1) % originals) + 1;
}
