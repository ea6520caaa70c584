import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseYaml } from '@redocly/openapi-core';
import {
  child,
  isJsonObject,
  isReference,
  keysOf,
  methods,
  type OpenApiDocument,
  valueAt,
} from '../../generate/document.ts';
import { type Direction, type Impact, impactOf, isNameInSdk, type RedoclyChange } from './rating.ts';

/**
 * One difference: `place` is a call or a part of the document, `text` describes the difference, `others` are the
 * further calls that use the same part.
 */
export type Change = { impact: Impact; place: string; text: string; others: string[] };

/** The versions of two documents and their differences. */
export type Comparison = { released: string; present: string; changes: Change[] };

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
  const [released, present] = [releasedFile, presentFile].map(
    (file) => parseYaml(readFileSync(file, 'utf8')) as OpenApiDocument,
  ) as [OpenApiDocument, OpenApiDocument];
  const uses = [usesOf(released), usesOf(present)];
  const rated = [...changes, ...unreportedChanges(released, present, changes)]
    .filter((change) => !(change.path === '#/info' && change.property === 'version'))
    .map((change) => changeOf(change, uses));
  return { released: infoVersions.base, present: infoVersions.revision, changes: rated };
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

/** A use of a part of the document: by a call such as `GET /v1/x`, in what it sends or in what it receives. */
type Use = { call: string; direction: Direction };

/** Maps the pointer of each shared part, `#/components/schemas/X`, to its uses. */
function usesOf(document: OpenApiDocument): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const collect = (value: unknown, parts: Set<string>): void => {
    if (typeof value !== 'object' || value === null) return;
    const part = isReference(value) ? sharedPart(value.$ref) : null;
    if (part !== null && !parts.has(part)) {
      parts.add(part);
      collect(valueAt(document, part.slice(1)), parts);
    }
    for (const inner of Object.values(value)) collect(inner, parts);
  };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const { responses, ...request } = (item[method] ?? {}) as Record<string, unknown>;
      const sides = { request: [request, item.parameters], answer: responses };
      for (const direction of ['request', 'answer'] as const) {
        const parts = new Set<string>();
        if (item[method]) collect(sides[direction], parts);
        const use = { call: `${method.toUpperCase()} ${path}`, direction };
        for (const part of parts) uses.set(part, [...(uses.get(part) ?? []), use]);
      }
    }
  }
  return uses;
}

/** Returns the direction of a part that is written in its call. The service sends the requests of webhooks. */
function directionOf(path: string): Direction {
  const isSent = /^#\/(paths|webhooks)\/[^/]+\/(\w+\/(requestBody|security)|(\w+\/)?parameters)\b/.test(path);
  return isSent !== path.startsWith('#/webhooks/') ? 'request' : 'answer';
}

/** Returns the part `#/components/<kind>/<name>` of a pointer; null for other pointers. */
function sharedPart(pointer: string | undefined): string | null {
  return /^#\/components\/[^/]+\/[^/]+/.exec(pointer ?? '')?.[0] ?? null;
}

/**
 * Returns the differences that `redocly diff` does not report: in extensions, in examples and other values that are
 * objects, and in a `$ref`. With the reported ones these are all differences of two documents, except in an order.
 */
function unreportedChanges(released: object, present: object, reported: RedoclyChange[]): RedoclyChange[] {
  const renamed = new Map<unknown, unknown>();
  const known = { before: new Set<string>(), after: new Set<string>() };
  for (const { property, base, revision } of reported) {
    if (property === 'key') renamed.set(base?.pointer, revision?.pointer);
    // The pointer of a value that is missing on one side is that of its parent.
    if (base?.pointer && base.value !== undefined) known.before.add(base.pointer);
    if (revision?.pointer && revision.value !== undefined) known.after.add(revision.pointer);
  }
  const isKnown = (pointers: Set<string>, pointer: string) =>
    keysOf(pointer).some((_, index, keys) => pointers.has(`#${pointerOf(keys.slice(0, index + 1))}`));
  const [before, after] = [leavesOf(released), leavesOf(present)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): RedoclyChange[] => {
    const [old, now] = [before.get(key), after.get(key)];
    if (old?.text === now?.text || (renamed.has(old?.value) && renamed.get(old?.value) === now?.value)) return [];
    if (old && isKnown(known.before, old.pointer)) return [];
    if (now && isKnown(known.after, now.pointer)) return [];
    const keys = keysOf((now ?? old)?.pointer ?? '');
    const [path, property = ''] = [`#${pointerOf(keys.slice(0, -1))}`, keys.at(-1)];
    const kind = old && now ? 'modified' : now ? 'added' : 'removed';
    const sides = { ...(old && { base: old }), ...(now && { revision: now }) };
    return [{ path, typeName: '', kind, impact: 'patch', verdicts: [], property, ...sides }];
  });
}

const pointerOf = (keys: string[]) => keys.reduce((pointer, key) => child(pointer, key, null).pointer, '');

type Leaf = { pointer: string; value: unknown; text: string };

/** Returns the values of a document that have no parts, and its extensions; items of a list are named by their content. */
function leavesOf(document: object): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const visit = (value: unknown, pointer: string, key: string) => {
    const isExtension = /\/x-[^/]+$/.test(pointer);
    if (typeof value !== 'object' || value === null || isExtension) {
      leaves.set(key, { pointer, value, text: String(JSON.stringify(value)) });
      return;
    }
    for (const [name, inner] of Object.entries(value)) {
      const own =
        Array.isArray(value) && isJsonObject(inner) ? String(inner.name ?? inner.$ref ?? name).toLowerCase() : inner;
      visit(inner, child(pointer, name, null).pointer, `${key}/${Array.isArray(value) ? JSON.stringify(own) : name}`);
    }
  };
  visit(document, '#', '#');
  return leaves;
}
