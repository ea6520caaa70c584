import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseYaml } from '@redocly/openapi-core';
import { keysOf, type OpenApiDocument } from '../../generate/document.ts';
import { directionOf, sharedPart, type Use, usesOf } from './part-uses.ts';
import { impactOf, isNameInSdk, type RedoclyChange } from './rating.ts';
import { unreportedChanges } from './unreported.ts';
import { highest, type Impact, impactOfBump } from './version.ts';

/**
 * One difference: `place` is a call or a part of the document, `text` describes the difference, `others` are the
 * further calls that use the same part.
 */
export type Change = { impact: Impact; place: string; text: string; others: string[] };

/**
 * `needed` is the highest rating of the changes and `bump` the rating of the version change; both are null without a
 * difference.
 */
export type Comparison = {
  released: string;
  present: string;
  changes: Change[];
  needed: Impact | null;
  bump: Impact | 'lower' | null;
};

type Report = { infoVersions: { base: string; revision: string }; changes: RedoclyChange[] };

const cli = join(createRequire(import.meta.url).resolve('@redocly/cli/package.json'), '..', 'bin', 'cli.js');

/**
 * Compares two bundled documents, each a file in JSON or YAML; rejects with the tool's message when one is not valid.
 */
export async function compareDocuments(releasedFile: string, presentFile: string): Promise<Comparison> {
  const args = ['diff', releasedFile, presentFile, '--format', 'json', '--fail-on', 'none'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args], { env, maxBuffer: 50_000_000 });
  const { infoVersions, changes } = JSON.parse(stdout) as Report;
  const documents = [documentIn(releasedFile), documentIn(presentFile)] as const;
  const uses = documents.map(usesOf);
  const rated = [...changes, ...unreportedChanges(...documents, changes)]
    .filter((change) => !(change.path === '#/info' && change.property === 'version'))
    .map((change) => changeOf(change, uses));
  return {
    released: infoVersions.base,
    present: infoVersions.revision,
    changes: rated,
    needed: highest(rated.map(({ impact }) => impact)),
    bump: impactOfBump(infoVersions.base, infoVersions.revision),
  };
}

function documentIn(file: string): OpenApiDocument {
  return parseYaml(readFileSync(file, 'utf8')) as OpenApiDocument;
}

function changeOf(change: RedoclyChange, usesOfParts: Map<string, Use[]>[]): Change {
  const { path, typeName, kind, verdicts, property, base, revision } = change;
  const { place, rest } = placeOf(path);
  const what =
    [withoutSteps(rest), property].filter(Boolean).join(' ') ||
    (typeName === 'PathItem' ? 'path' : typeName.toLowerCase());
  const sides = property && kind === 'modified' ? `: ${short(base?.value)} → ${short(revision?.value)}` : '';
  const messages = verdicts.map(({ message }) => message).join(' ');
  // The tool reports only the first call that uses a shared part.
  const uses = [base, revision].flatMap(
    (side, index) => usesOfParts[index]?.get(sharedPart(side?.pointer) ?? '') ?? [],
  );
  const others = [...new Set(uses.map(({ call }) => call))].filter((call) => call !== place);
  const directions = uses.length > 0 ? uses.map(({ direction }) => direction) : [directionOf(path)];
  const text = `${messages || `${what} ${kind}${sides}`}${isNameInSdk(change) ? ' (for callers of the SDK)' : ''}`;
  return { impact: impactOf(change, directions), place, text, others };
}

function placeOf(pointer: string): { place: string; rest: string } {
  const names = keysOf(pointer);
  if (names[0] !== 'paths' || !names[1]) return { place: names[0] ?? 'document', rest: names.slice(1).join('/') };
  const method = names[2];
  return { place: [method?.toUpperCase(), names[1]].filter(Boolean).join(' '), rest: names.slice(3).join('/') };
}

/** A pointer into a body without the steps that are the same everywhere: `body email`, `answer 200 data/total`. */
function withoutSteps(pointer: string): string {
  return pointer
    .replace(/^requestBody\/content\/[\w-]+\/[\w.+-]+\/schema\b\/?/, 'body ')
    .replace(/^responses\/(\w+)\/content\/[\w-]+\/[\w.+-]+\/schema\b\/?/, 'answer $1 ')
    .replaceAll(/properties\/|allOf\/\d+\//g, '')
    .trim();
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
