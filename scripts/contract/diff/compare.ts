import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { parseYaml } from '@redocly/openapi-core';
import { keysOf, type OpenApiDocument } from '../../generate/document.ts';
import { programOf } from '../../lib/programs.ts';

// In the order of a version's parts.
export const impacts = ['major', 'minor', 'patch'] as const;
export type Impact = (typeof impacts)[number];

/** One difference: `place` is a call or a part of the document, `text` describes the difference. */
export type Change = { impact: Impact; place: string; text: string };

/** The versions of two documents and their differences. */
export type Comparison = { released: string; present: string; changes: Change[] };

type Side = { pointer?: string; value?: unknown };

/** A change as `redocly diff` reports it. `verdicts` are its reasons, empty where the tool has no rule for the change. */
type RedoclyChange = {
  path: string;
  typeName: string;
  kind: string;
  impact: Impact;
  verdicts: { message: string }[];
  property?: string;
  base?: Side;
  revision?: Side;
};

type Report = { infoVersions: { base: string; revision: string }; changes: RedoclyChange[] };

const OTHER: Change = { impact: 'patch', place: 'document', text: 'other words, examples or extensions' };

/**
 * Compares two bundled documents, the first of which is a file in YAML or JSON. Differences that `redocly diff` does not
 * report, in examples and extensions, are one patch when there are no others. Rejects with the tool's message when a
 * document is not valid.
 */
export async function compareDocuments(releasedFile: string, presentDocument: object): Promise<Comparison> {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-contract-'));
  const presentFile = join(folder, 'present.json');
  try {
    writeFileSync(presentFile, JSON.stringify(presentDocument));
    const [program, args] = programOf('redocly', [
      'diff',
      releasedFile,
      presentFile,
      '--format',
      'json',
      '--fail-on',
      'none',
    ]);
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { stdout } = await promisify(execFile)(program, args, { env, maxBuffer: 50_000_000 });
    const { infoVersions, changes } = JSON.parse(stdout) as Report;
    const reported = changes.filter(({ path, property }) => path !== '#/info' || property !== 'version').map(changeOf);
    const [before, after] = [unversioned(releasedFile), unversioned(presentFile)];
    const found = [...reported, ...changedRates(before, after)];
    const { base: released, revision: present } = infoVersions;
    return { released, present, changes: found.length > 0 || isDeepStrictEqual(before, after) ? found : [OTHER] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the rates that have another limit, which redocly does not report. Nothing here says whether it is stricter. */
function changedRates(before: object, after: object): Change[] {
  const now = new Map(ratesOf(after));
  return ratesOf(before).flatMap(([place, text]) => {
    const changed = now.get(place);
    if (changed === undefined || changed === text) return [];
    return [{ impact: 'minor', place, text: `${text} → ${changed}, major if it is stricter` }];
  });
}

const ratesOf = (value: object, place = '#'): [place: string, text: string][] =>
  Object.entries(value).flatMap(([key, part]): [string, string][] => {
    if (key === 'x-rate-limit') return [[`${place}/${key}`, JSON.stringify(part)]];
    return typeof part === 'object' && part !== null ? ratesOf(part, `${place}/${key}`) : [];
  });

function unversioned(file: string): object {
  const document = parseYaml(readFileSync(file, 'utf8')) as OpenApiDocument;
  return { ...document, info: { ...document.info, version: '' } };
}

function changeOf(change: RedoclyChange): Change {
  const { path, typeName, kind, verdicts, property, base, revision } = change;
  const { place, rest } = placeOf(path);
  const what =
    [withoutSteps(rest), property].filter(Boolean).join(' ') ||
    (typeName === 'PathItem' ? 'path' : typeName.toLowerCase());
  const sides =
    property && kind === 'modified' ? `: ${JSON.stringify(base?.value)} → ${JSON.stringify(revision?.value)}` : '';
  const text = verdicts.map(({ message }) => message).join(' ') || `${what} ${kind}${sides}`;
  // The tool reports only the first call that uses a shared part.
  const [, shared] = /^#\/components\/([^/]+\/[^/]+)/.exec(revision?.pointer ?? base?.pointer ?? '') ?? [];
  const notes = [
    isNameInSdk(change) ? ' (for callers of the SDK)' : '',
    shared && place !== 'components' ? ` (in ${shared})` : '',
  ];
  return { impact: impactOf(change), place, text: text + notes.join('') };
}

function placeOf(pointer: string): { place: string; rest: string } {
  const [group = 'document', path, method, ...steps] = keysOf(pointer);
  if (group !== 'paths' || !path) return { place: group, rest: keysOf(pointer).slice(1).join('/') };
  return { place: [method?.toUpperCase(), path].filter(Boolean).join(' '), rest: steps.join('/') };
}

/** A pointer into a body without the steps that are the same everywhere: `body email`, `answer 200 data/total`. */
function withoutSteps(pointer: string): string {
  return pointer
    .replace(/^requestBody\/content\/[\w-]+\/[\w.+-]+\/schema\b\/?/, 'body ')
    .replace(/^responses\/(\w+)\/content\/[\w-]+\/[\w.+-]+\/schema\b\/?/, 'answer $1 ')
    .replaceAll(/properties\/|allOf\/\d+\//g, '')
    .trim();
}

const EXPORTED = /^#\/components\/(schemas|parameters|responses|headers)\/[^/]+$/;

/**
 * True for a name that only callers of the SDK write: of an operation, a parameter in a path, a header in other letters
 * or an exported type.
 */
function isNameInSdk({ path, typeName, kind, property, verdicts }: RedoclyChange): boolean {
  if (EXPORTED.test(path)) return property === 'key' || kind === 'removed';
  if (property === 'operationId') return verdicts.length > 0;
  // The tool has a verdict on a name that callers of HTTP write.
  if (verdicts.length > 0) return false;
  return (typeName === 'PathItem' && property === 'key') || (typeName === 'Parameter' && property === 'name');
}

/** Returns the rating of the tool, or our own where the tool is wrong for callers. */
function impactOf(change: RedoclyChange): Impact {
  const { property, impact, base, revision } = change;
  const [before, after] = [base?.value, revision?.value];
  if (isNameInSdk(change)) return 'major';
  // The field is no longer taken in requests, or no longer sent in answers.
  if ((property === 'readOnly' || property === 'writeOnly') && after === true) return 'major';
  // A request without the field has another effect than before.
  if (property === 'default' && before !== undefined) return 'major';
  // Listed, because nothing here says whether the limit is stricter.
  if (property === 'x-max-bytes' && before !== undefined) return 'minor';
  // The tool rates every changed pattern and every new format of a request as major.
  if (property === 'pattern' && isWiderPattern(String(before), String(after))) return 'minor';
  // It says how large a number may be, for generated code; the service has no larger ids and amounts.
  if (property === 'format' && before === undefined && /^int(32|64)$/.test(String(after))) return 'patch';
  return impact;
}

const ONE_OR_TWO_CLASSES = /^\^(\[(\\.|[^\]\\])+\]){1,2}\*\$$/;

/**
 * True when a pattern of one or two character classes, such as `^[a-z][a-z ]*$`, accepts every text that another one of
 * this form accepts; false for all other patterns.
 */
export function isWiderPattern(before: string, after: string): boolean {
  if (!ONE_OR_TWO_CLASSES.test(before) || !ONE_OR_TWO_CLASSES.test(after)) return false;
  const [old, wide] = [new RegExp(before, 'u'), new RegExp(after, 'u')];
  const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  // Such a pattern knows two places: the first character, and every later one.
  const first = characters.find((character) => old.test(character)) ?? '';
  return ['', ...characters, ...characters.map((character) => first + character)].every(
    (text) => !old.test(text) || wide.test(text),
  );
}
