import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringifyYaml } from '@redocly/openapi-core';
import { bundleDocument, DocumentError } from '../../generate/bundle.ts';
import type { OpenApiDocument } from '../../generate/document.ts';
import { writeChangelog } from './changelog.ts';
import { type Comparison, compareDocuments } from './compare.ts';
import { bumped, covers, type Impact } from './version.ts';

const RELEASED = 'openapi/released.yaml';
const CHANGELOG = 'sdk/CHANGELOG.md';
const HEAD =
  '# The bundled document of the last release, written by `npm run contract:diff -- --release`. Never edit.\n';

/**
 * Compares the document below `root` with its last release and prints every change. Returns the exit code: 0 when the
 * version covers the changes, 1 when it does not, 2 when the arguments or a version are wrong. A release also adds its
 * changes to the changelog of the SDK.
 */
export async function contractDiff(args: string[], root: string, print: (line: string) => void): Promise<number> {
  let isRelease: boolean;
  try {
    isRelease = parseArgs({ args, options: { release: { type: 'boolean', default: false } } }).values.release;
  } catch {
    print('Use: npm run contract:diff            compares with the last release');
    print('     npm run contract:diff -- --release   makes the present document the last release');
    return 2;
  }
  try {
    return await compareWithRelease(isRelease, root, print);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    print(error.message);
    return 2;
  }
}

async function compareWithRelease(isRelease: boolean, root: string, print: (line: string) => void): Promise<number> {
  const released = join(root, RELEASED);
  const present = await bundleDocument(join(root, 'openapi/openapi.yaml'));
  if (!existsSync(released)) {
    if (isRelease) return release(released, present, print);
    print(`There is no ${RELEASED} to compare with. Write the first with \`npm run contract:diff -- --release\`.`);
    return 1;
  }

  const comparison = await compareWith(released, present);
  for (const line of linesOf(comparison)) print(line);
  const isCovered = isEnough(comparison);
  if (isRelease && isCovered && comparison.bump !== null) {
    writeChangelog(join(root, CHANGELOG), comparison, new Date().toISOString().slice(0, 10));
    print(`Written: ${CHANGELOG}.`);
    return release(released, present, print);
  }
  if (isRelease) {
    print(isCovered ? 'Nothing to release: the document is that of the last release.' : 'Not released.');
  }
  return isCovered ? 0 : 1;
}

async function compareWith(released: string, present: OpenApiDocument): Promise<Comparison> {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-contract-'));
  try {
    const file = join(folder, 'present.json');
    writeFileSync(file, JSON.stringify(present));
    return await compareDocuments(released, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function isEnough({ needed, bump }: Comparison): boolean {
  return bump !== 'lower' && (needed === null || covers(bump, needed));
}

function linesOf(comparison: Comparison): string[] {
  const { released, present, changes, needed, bump } = comparison;
  const counts = (['major', 'minor', 'patch'] as const).map(
    (impact) => `${changes.filter((change) => change.impact === impact).length} ${impact}`,
  );
  return [
    `Released ${released}, now ${present}: ${changes.length === 0 ? 'no change' : counts.join(', ')}.`,
    ...changes.flatMap(({ impact, place, text, others }) => [
      `  ${impact.padEnd(5)}  ${place}  ${text}`,
      ...(others.length > 0 ? [`         also ${others.join(', ')}`] : []),
    ]),
    ...(isEnough(comparison)
      ? changes.slice(0, 1).map(() => `Version ${present} is enough for these changes over the released ${released}.`)
      : [adviceOn(released, present, needed, bump === 'lower')]),
  ];
}

function adviceOn(released: string, present: string, needed: Impact | null, isLower: boolean): string {
  if (isLower || needed === null) return `info.version went down from ${released} to ${present}: raise it.`;
  const wanted = bumped(released, needed);
  return [
    `A ${needed} change needs info.version ${wanted} or higher, it is ${present}.`,
    `Either take the ${needed} changes back, or set info.version in openapi/openapi.yaml to ${wanted} and run \`npm run generate\`.`,
    'When that version goes out: `npm run contract:diff -- --release`.',
  ].join('\n');
}

function release(file: string, document: OpenApiDocument, print: (line: string) => void): number {
  writeFileSync(file, `${HEAD}${stringifyYaml(document, { noRefs: true, lineWidth: 120 })}`);
  print(`Written: ${RELEASED}. Commit it with the release.`);
  return 0;
}
