import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { buildIdOf } from '../../../src/next-internals/built-pages.ts';
import { withoutEnvFiles } from '../../../src/next-internals/env-files.ts';
import { root } from '../../lib/process-group.ts';
import { buildSite, type SiteBuild } from '../../lib/site-build.ts';
import { type Build, OWN_STATIC } from '../kelana/releases.ts';
import { templateFiles } from '../nginx/fill-template.ts';
import { writePages } from '../nginx/nginx-folder.ts';

type Release = Omit<SiteBuild, 'isRelease' | 'mainHost'> & { mainHost: string };

/** The files that operators need beside the site, as paths in `scripts/deploy`; a release has them in `deploy`. */
const OPERATOR_FILES = [
  ...templateFiles.map((file) => `nginx/${file}`),
  'redis/kelana-redis.conf',
  'kelana.env.example',
  'kelana.logrotate',
  'compose/compose.yaml',
  ...['README.md', 'operation.md', 'runbook.md', 'monitoring.md', 'service.md', 'privacy.md'],
];

/**
 * Builds the site as a folder that needs only Node: `node server.js` serves it. The folder also gets the browser files,
 * which Next's standalone output leaves out, and those of a `previous` release. A second copy of its own browser files
 * is for the next release. The server reads its settings from the environment only.
 */
export async function makeRelease(folder: string, site: Release, previous?: string): Promise<void> {
  await buildSite({ ...site, isRelease: true });
  const built = join(root, site.distDir);
  rmSync(folder, { recursive: true, force: true });
  // Next takes the age of a page from the time of its file, and puts `.env` and `.env.production` into a standalone
  // folder.
  const filter = (from: string) => !basename(from).startsWith('.env');
  const copy = (from: string, to: string) => cpSync(from, to, { recursive: true, preserveTimestamps: true, filter });
  copy(join(built, 'standalone'), folder);
  const server = join(folder, 'server.js');
  writeFileSync(server, withoutEnvFiles(readFileSync(server, 'utf8')));
  if (previous) copy(join(previous, OWN_STATIC), join(folder, site.distDir, 'static'));
  copy(join(built, 'static'), join(folder, site.distDir, 'static'));
  copy(join(built, 'static'), join(folder, OWN_STATIC));
  copy(join(root, 'public'), join(folder, 'public'));
  await writeOperatorFiles(join(folder, 'deploy'), site);
}

/** Writes what operators need into the folder `deploy` of a release. */
export async function writeOperatorFiles(folder: string, { distDir, serviceHost, siteUrl, mainHost }: Release) {
  const source = join(root, 'scripts/deploy');
  mkdirSync(folder, { recursive: true });
  // nginx serves these pages while no instance answers.
  writePages(folder);
  for (const file of OPERATOR_FILES) cpSync(join(source, file), join(folder, basename(file)));
  for (const name of ['systemd', 'monitoring']) cpSync(join(source, name), join(folder, name), { recursive: true });
  const description: Build = { buildId: buildIdOf(join(root, distDir)), distDir, serviceHost, siteUrl, mainHost };
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify(description, null, 2)}\n`);
  await build({
    entryPoints: [join(source, 'kelana/kelana.ts')],
    outfile: join(folder, 'kelana.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
}
