import { DocumentError } from '../../generate/bundle.ts';

export type Impact = 'major' | 'minor' | 'patch';

// In the order of a version's parts.
const impacts = ['major', 'minor', 'patch'] as const;

/** Returns true when the bump is enough for the change; a major bump is enough for every change. */
export function covers(bump: Impact | 'lower' | null, needed: Impact): boolean {
  return bump !== null && bump !== 'lower' && impacts.indexOf(bump) <= impacts.indexOf(needed);
}

/** Returns the highest impact of a list; null for an empty list. */
export function highest(list: Impact[]): Impact | null {
  return impacts.find((impact) => list.includes(impact)) ?? null;
}

/** Returns the part of the version that increased, `lower` for a lower version, null for the same version. */
export function impactOfBump(from: string, to: string): Impact | 'lower' | null {
  const before = parseVersion(from);
  const after = parseVersion(to);
  const changed = impacts.find((part) => before[part] !== after[part]);
  if (!changed) return null;
  return after[changed] > before[changed] ? changed : 'lower';
}

/** Returns the next version for a change of this impact: its part increased, the lower parts set to 0. */
export function bumped(version: string, impact: Impact): string {
  const { major, minor, patch } = parseVersion(version);
  if (impact === 'major') return `${major + 1}.0.0`;
  return impact === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

function parseVersion(version: string): Record<Impact, number> {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!match) throw new DocumentError(`info.version "${version}" must have the form 1.2.3.`);
  return { major: Number(match[1]), minor: Number(match[2]), patch: Number(match[3]) };
}
