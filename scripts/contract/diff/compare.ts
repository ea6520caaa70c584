import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Impact, impactOfBump } from './version.ts';

/** One difference: `place` is a call or a part of the document, `text` what is different there. */
export type Change = { impact: Impact; place: string; text: string };

/** `needed` is the highest rating of the changes and `bump` what the version says; both null without a difference. */
export type Comparison = {
  released: string;
  present: string;
  changes: Change[];
  needed: Impact | null;
  bump: Impact | 'lower' | null;
};

type Side = { value?: unknown };
type Told = {
  path: string;
  typeName: string;
  kind: string;
  impact: Impact;
  verdicts: { message: string }[];
  property?: string;
  base?: Side;
  revision?: Side;
};
type Report = { infoVersions: { base: string; revision: string }; bump: Impact | 'none'; changes: Told[] };

const cli = join(createRequire(import.meta.url).resolve('@redocly/cli/package.json'), '..', 'bin', 'cli.js');

/** Compares two bundled documents, each a file in JSON or YAML; rejects with the tool's words when one is not valid. */
export async function compareDocuments(releasedFile: string, presentFile: string): Promise<Comparison> {
  const args = ['diff', releasedFile, presentFile, '--format', 'json', '--fail-on', 'none'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args], { env, maxBuffer: 50_000_000 });
  const { infoVersions, bump, changes } = JSON.parse(stdout) as Report;
  const rated = changes.filter((change) => !(change.path === '#/info' && change.property === 'version'));
  return {
    released: infoVersions.base,
    present: infoVersions.revision,
    changes: rated.map(changeOf),
    needed: rated.length === 0 || bump === 'none' ? null : bump,
    bump: impactOfBump(infoVersions.base, infoVersions.revision),
  };
}

function changeOf({ path, typeName, kind, impact, verdicts, property, base, revision }: Told): Change {
  const { place, rest } = placeOf(path);
  const what =
    [rest, property].filter(Boolean).join(' ') || (typeName === 'PathItem' ? 'path' : typeName.toLowerCase());
  const sides = property && kind === 'modified' ? `: ${short(base?.value)} → ${short(revision?.value)}` : '';
  const told = verdicts.map(({ message }) => message).join(' ');
  return { impact, place, text: told || `${what} ${kind}${sides}` };
}

function placeOf(pointer: string): { place: string; rest: string } {
  const keys = pointer.split('/').slice(1);
  const names = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (names[0] !== 'paths' || !names[1]) return { place: names[0] ?? 'document', rest: names.slice(1).join('/') };
  const method = names[2];
  return { place: [method?.toUpperCase(), names[1]].filter(Boolean).join(' '), rest: names.slice(3).join('/') };
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
