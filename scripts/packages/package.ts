import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { programOf } from '../lib/programs.ts';

/** Rebuilds `dist` of the SDK in `folder`. */
export function buildSdk(folder: string): void {
  requireSameVersion(folder);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  compile(join(folder, 'tsconfig.build.json'));
}

/** Compiles a project. Throws with the compiler's messages when it does not compile. */
export function compile(project: string, ...args: string[]): void {
  const run = spawnSync(...programOf('tsc', ['-p', project, '--pretty', 'false', ...args]), { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`The package does not compile:\n${run.stdout}${run.stderr}`);
}

/**
 * Throws when the versions of the package and the document differ, because the package is generated from the document.
 */
function requireSameVersion(folder: string): void {
  const ofPackage = versionIn(join(folder, 'package.json')).version;
  const ofDocument = versionIn(join(folder, 'src', 'generated', 'openapi.json')).info?.version;
  if (ofPackage === ofDocument) return;
  throw new Error(
    `sdk/package.json says ${ofPackage}, the document ${ofDocument}. Put the document's version into sdk/package.json.`,
  );
}

function versionIn(file: string): { version?: string; info?: { version: string } } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns the errors, warnings and suggestions of publint for the packed package. */
export async function lintPackage(tarball: string): Promise<string[]> {
  const bytes = readFileSync(tarball);
  const content = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: content } });
  return messages.map((message) => `${message.type}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
}

/** Sizes in bytes; `files` by their path inside the package. */
export type Packed = {
  name: string;
  version: string;
  tarball: string;
  size: number;
  files: { path: string; size: number }[];
};

/** Packs the package in `folder` as npm would publish it, into a tarball in `target`. */
export function packPackage(folder: string, target: string): Packed {
  mkdirSync(target, { recursive: true });
  const args = ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', target];
  const run = spawnSync(...programOf('npm', args), { cwd: folder, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`npm could not pack ${folder}:\n${run.stderr || run.error?.message}`);
  const [packed] = JSON.parse(run.stdout) as [Omit<Packed, 'tarball'> & { filename: string }];
  return { ...packed, tarball: join(target, packed.filename) };
}
