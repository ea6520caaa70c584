import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/process-group.ts';
import { buildSite } from '../../lib/site-build.ts';
import { writePages } from '../nginx/nginx-folder.ts';

/** The folder of a release with the browser files of its own build, for the next release. */
export const OWN_STATIC = 'own-static';

type Release = Omit<Parameters<typeof buildSite>[0], 'isRelease' | 'serviceMode'>;

/**
 * Builds the site as a folder that needs nothing beside it but Node: `node server.js` serves it. With it lie the files
 * for browsers, which Next leaves to whoever copies it, and those of a `previous` release; its own lie apart once more,
 * for the next one.
 */
export async function makeRelease(folder: string, site: Release, previous?: string): Promise<void> {
  await buildSite({ ...site, isRelease: true });
  const built = join(root, site.distDir);
  rmSync(folder, { recursive: true, force: true });
  // The time of a page's file says how old the page is.
  const copy = (from: string, to: string) => cpSync(from, to, { recursive: true, preserveTimestamps: true });
  copy(join(built, 'standalone'), folder);
  if (previous) copy(join(previous, OWN_STATIC), join(folder, site.distDir, 'static'));
  copy(join(built, 'static'), join(folder, site.distDir, 'static'));
  copy(join(built, 'static'), join(folder, OWN_STATIC));
  copy(join(root, 'public'), join(folder, 'public'));
  // For the nginx in front, which has to have them where no instance answers.
  writePages(join(folder, 'gateway'));
  cpSync(join(root, 'scripts/deploy/nginx/kelana.conf.template'), join(folder, 'gateway/kelana.conf.template'));
}
