import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { programOf } from '../lib/programs.ts';

/** Sizes in bytes; `files` by their path inside the package. */
export type Packed = {
  name: string;
  version: string;
  tarball: string;
  size: number;
  unpackedSize: number;
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
