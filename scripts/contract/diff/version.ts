export type Impact = 'major' | 'minor' | 'patch';

/** Thrown for a version that is not of the form 1.2.3. */
export class VersionError extends Error {}

const impacts = ['patch', 'minor', 'major'] as const;

/** Returns true when the bump is enough for the change; a major bump is enough for every change. */
export function covers(bump: Impact | 'lower' | null, needed: Impact): boolean {
  return bump !== null && bump !== 'lower' && impacts.indexOf(bump) >= impacts.indexOf(needed);
}

/** Returns the highest rating; null for an empty list. */
export function highest(given: Impact[]): Impact | null {
  return impacts.findLast((impact) => given.includes(impact)) ?? null;
}

/** Returns the part of the version that increased, `lower` for a lower version, null for the same version. */
export function impactOfBump(from: string, to: string): Impact | 'lower' | null {
  const before = numbersOf(from);
  const after = numbersOf(to);
  const index = before.findIndex((number, place) => number !== after[place]);
  if (index < 0) return null;
  return (after[index] ?? 0) > (before[index] ?? 0) ? (impacts[2 - index] ?? 'patch') : 'lower';
}

/** Returns the lowest version that a change of this impact needs. */
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
