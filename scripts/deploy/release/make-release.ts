import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/process-group.ts';
import { buildSite, type SiteBuild } from '../../lib/site-build.ts';
import { writePages } from '../nginx/nginx-folder.ts';

/** The folder of a release that holds the browser files of its own build, for the next release. */
export const OWN_STATIC = 'own-static';

type Release = Omit<SiteBuild, 'isRelease'>;

/**
 * Builds the site as a folder that needs only Node: `node server.js` serves it. The folder also gets the browser files,
 * which Next's standalone output leaves out, and those of a `previous` release. A second copy of its own browser files
 * is for the next release.
 */
export async function makeRelease(folder: string, site: Release, previous?: string): Promise<void> {
  await buildSite({ ...site, isRelease: true });
  const built = join(root, site.distDir);
  rmSync(folder, { recursive: true, force: true });
  // Next takes the age of a page from the time of its file.
  const copy = (from: string, to: string) => cpSync(from, to, { recursive: true, preserveTimestamps: true });
  copy(join(built, 'standalone'), folder);
  if (previous) copy(join(previous, OWN_STATIC), join(folder, site.distDir, 'static'));
  copy(join(built, 'static'), join(folder, site.distDir, 'static'));
  copy(join(built, 'static'), join(folder, OWN_STATIC));
  copy(join(root, 'public'), join(folder, 'public'));
  // The nginx in front serves these pages while no instance answers.
  writePages(join(folder, 'gateway'));
  cpSync(join(root, 'scripts/deploy/nginx/kelana.conf.template'), join(folder, 'gateway/kelana.conf.template'));
  cpSync(join(root, 'scripts/deploy/redis/kelana-redis.conf'), join(folder, 'gateway/kelana-redis.conf'));
  cpSync(join(root, 'scripts/deploy/monitoring'), join(folder, 'gateway/monitoring'), { recursive: true });
}

/** Returns the size of all files in a folder and its subfolders in bytes. */
export function folderBytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
}
