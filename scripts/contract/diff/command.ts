import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringifyYaml } from '@redocly/openapi-core';
import { bundleDocument, DocumentError } from '../../generate/bundle.ts';
import { type Comparison, compareDocuments, type Impact, impacts } from './compare.ts';

const RELEASED = 'openapi/released.yaml';
const CHANGELOG = 'sdk/CHANGELOG.md';
const HEAD =
  '# The bundled document of the last release, written by `npm run contract:diff -- --release`. Never edit.\n';
const USAGE = `Use: npm run contract:diff            compares with the last release
     npm run contract:diff -- --release   makes the present document the last release`;

/**
 * Compares the document below `root` with its last release, prints major and minor changes and counts patches. Returns
 * the exit code: 0 when the version covers the changes, 1 when it does not, 2 when the arguments or a version are
 * wrong. A release also adds its changes to the changelog of the SDK.
 */
export async function contractDiff(args: string[], root: string, print: (line: string) => void): Promise<number> {
  if (args.some((arg) => arg !== '--release')) {
    print(USAGE);
    return 2;
  }
  try {
    return await compareWithRelease(args.length > 0, root, print);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    print(error.message);
    return 2;
  }
}

async function compareWithRelease(isRelease: boolean, root: string, print: (line: string) => void): Promise<number> {
  const released = join(root, RELEASED);
  const document = await bundleDocument(join(root, 'openapi/openapi.yaml'));
  const release = () => {
    writeFileSync(released, `${HEAD}${stringifyYaml(document, { noRefs: true, lineWidth: 120 })}`);
    print(`Written: ${RELEASED}. Commit it with the release.`);
    return 0;
  };
  if (!existsSync(released)) {
    if (isRelease) return release();
    print(`There is no ${RELEASED} to compare with. Write the first with \`npm run contract:diff -- --release\`.`);
    return 1;
  }
  const comparison = await compareDocuments(released, document);
  const [before, now] = [comparison.released, comparison.present].map(parseVersion) as [number[], number[]];
  const needed = impacts.find((impact) => comparison.changes.some((change) => change.impact === impact));
  const bump = now.findIndex((part, index) => part !== before[index]);
  const isLower = bump >= 0 && (now[bump] as number) < (before[bump] as number);
  // A change of an earlier part of the version is enough for every change.
  const isCovered = !isLower && (!needed || (bump >= 0 && bump <= impacts.indexOf(needed)));
  for (const line of reportLines(comparison)) print(line);
  if (isLower) print(`info.version went down from ${comparison.released} to ${comparison.present}: raise it.`);
  else if (needed && !isCovered) print(adviceOn(comparison, before, needed));
  else if (needed)
    print(`Version ${comparison.present} is enough for these changes over the released ${comparison.released}.`);
  if (isRelease && isCovered && bump >= 0) {
    writeChangelog(join(root, CHANGELOG), comparison, new Date().toISOString().slice(0, 10));
    print(`Written: ${CHANGELOG}.`);
    return release();
  }
  if (isRelease) print(isCovered ? 'Nothing to release: the document is that of the last release.' : 'Not released.');
  return isCovered ? 0 : 1;
}

/** Returns the parts of a version, in the order of `impacts`. */
function parseVersion(version: string): number[] {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!match) throw new DocumentError(`info.version "${version}" must have the form 1.2.3.`);
  return match.slice(1).map(Number);
}

function reportLines({ released, present, changes }: Comparison): string[] {
  const counts = impacts.map((impact) => `${changes.filter((change) => change.impact === impact).length} ${impact}`);
  return [
    `Released ${released}, now ${present}: ${changes.length === 0 ? 'no change' : counts.join(', ')}.`,
    ...changes
      .filter(({ impact }) => impact !== 'patch')
      .map(({ impact, place, text }) => `  ${impact}  ${place}  ${text}`),
  ];
}

function adviceOn({ present }: Comparison, before: number[], needed: Impact): string {
  const at = impacts.indexOf(needed);
  const wanted = before.map((part, index) => (index < at ? part : index === at ? part + 1 : 0)).join('.');
  return `A ${needed} change needs info.version ${wanted} or higher, it is ${present}.
Either take the ${needed} changes back, or set info.version in openapi/openapi.yaml to ${wanted} and run \`npm run generate\`.
When that version goes out: \`npm run contract:diff -- --release\`.`;
}

const TITLE = '# Changelog\n\nThe changes of the service, by the version of its API document and of this package.\n';
const HEADINGS = [
  ['major', 'Breaking'],
  ['minor', 'New'],
] as const;

/**
 * Adds the section of a release to the changelog, which is created if necessary: the changes by impact, the newest
 * section first. Patches, which are words, examples and formats, are only counted. What was written by hand under the
 * version without a day, about the package alone, ends the section.
 */
function writeChangelog(file: string, { present, changes }: Comparison, date: string): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : TITLE;
  if (!text.startsWith(TITLE)) throw new Error(`${file} must begin with:\n${TITLE}`);
  const byImpact = Map.groupBy(changes, ({ impact }) => impact);
  const parts = HEADINGS.flatMap(([impact, heading]) => {
    // A change of several calls is one line.
    const lines = [...Map.groupBy(byImpact.get(impact) ?? [], ({ text: line }) => line)].map(
      ([line, same]) => `- ${line.replace(/\.$/, '')}: ${same.map(({ place }) => `\`${place}\``).join(', ')}`,
    );
    return lines.length > 0 ? [`### ${heading}\n\n${lines.join('\n')}\n`] : [];
  });
  const patches = byImpact.get('patch')?.length;
  const rest = patches ? [`Changes of descriptions, examples and formats: ${patches}.\n`] : [];
  const section = [`## ${present} (${date})\n`, ...parts, ...rest].join('\n');
  const earlier = text.replace(`${TITLE}\n## ${present}\n`, TITLE).slice(TITLE.length);
  writeFileSync(file, `${TITLE}\n${section}${earlier}`);
}
