export type Impact = 'major' | 'minor' | 'patch';

/** The version of a document is not one that can be compared. */
export class VersionError extends Error {}

const impacts = ['patch', 'minor', 'major'] as const;

/** Whether a bump is enough for a change: a major bump is enough for all of them. */
export function covers(bump: Impact | 'lower' | null, needed: Impact): boolean {
  return bump !== null && bump !== 'lower' && impacts.indexOf(bump) >= impacts.indexOf(needed);
}

/** The highest of some ratings; null for none. */
export function highest(given: Impact[]): Impact | null {
  return impacts.findLast((impact) => given.includes(impact)) ?? null;
}

/** Which part of the version went up; null for the same version. */
export function impactOfBump(from: string, to: string): Impact | 'lower' | null {
  const before = numbersOf(from);
  const after = numbersOf(to);
  const index = before.findIndex((number, place) => number !== after[place]);
  if (index < 0) return null;
  return (after[index] ?? 0) > (before[index] ?? 0) ? (impacts[2 - index] ?? 'patch') : 'lower';
}

/** The least version that says a change of this impact. */
export function bumped(version: string, impact: Impact): string {
  const [major, minor, patch] = numbersOf(version);
  if (impact === 'major') return `${major + 1}.0.0`;
  return impact === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

function numbersOf(version: string): [number, number, number] {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!found) throw new VersionError(`info.version "${version}" is not of the form 1.2.3: set it to such a one.`);
  return [Number(found[1]), Number(found[2]), Number(found[3])];
}
