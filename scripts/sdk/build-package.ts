import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const tsc = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');

/** Rebuilds `dist` of the package in `folder`. Throws with the compiler's messages when it does not compile. */
export function buildPackage(folder: string): void {
  requireSameVersion(folder);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const run = spawnSync(process.execPath, [tsc, '-p', join(folder, 'tsconfig.build.json'), '--pretty', 'false'], {
    encoding: 'utf8',
  });
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
