import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Change, Comparison } from './compare.ts';

const TITLE = '# Changelog\n\nThe changes of the service, by the version of its API document and of this package.\n';
const HEADINGS = { major: 'Breaking', minor: 'New' } as const;

/** Adds the section of a release to the changelog, which is created if necessary. The newest section comes first. */
export function writeChangelog(file: string, comparison: Comparison, date: string): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : TITLE;
  if (!text.startsWith(TITLE)) throw new Error(`${file} must begin with:\n${TITLE}`);
  const earlier = text.slice(TITLE.length);
  if (earlier.includes(`\n## ${comparison.present} (`)) return;
  writeFileSync(file, `${TITLE}\n${changelogSection(comparison, date)}${earlier}`);
}

/**
 * Returns the changes of a release in Markdown, by impact. A change of several calls is one line. Patches, which are
 * words, examples and formats, are only counted.
 */
function changelogSection({ present, changes }: Comparison, date: string): string {
  const parts = (['major', 'minor'] as const).flatMap((impact) => {
    const lines = linesOf(changes.filter((change) => change.impact === impact));
    return lines.length > 0 ? [`### ${HEADINGS[impact]}\n\n${lines.join('\n')}\n`] : [];
  });
  const patches = changes.filter(({ impact }) => impact === 'patch').length;
  const rest = patches > 0 ? [`Changes of descriptions, examples and formats: ${patches}.\n`] : [];
  return [`## ${present} (${date})\n`, ...parts, ...rest].join('\n');
}

function linesOf(changes: Change[]): string[] {
  const placesOfText = new Map<string, Set<string>>();
  for (const { text, place, others } of changes) {
    const places = placesOfText.get(text) ?? new Set();
    for (const one of [place, ...others]) places.add(one);
    placesOfText.set(text, places);
  }
  return [...placesOfText].map(([text, places]) => {
    const names = [...places].map((place) => `\`${place}\``);
    return `- ${text.replace(/\.$/, '')}: ${names.join(', ')}`;
  });
}
