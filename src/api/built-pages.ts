import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns true during the build, when no visitor waits for the page. */
export const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';

let builtPages: Set<string> | undefined;

/**
 * Returns true for a page, such as `/group-tour/17`, that was rendered during the build; false while the build runs,
 * because its manifest is written last.
 */
export function isInBuild(
  locale: string | undefined,
  page: string,
  dist = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next'),
): boolean {
  const manifest = join(dist, 'prerender-manifest.json');
  if (!builtPages && existsSync(manifest)) {
    const { routes } = JSON.parse(readFileSync(manifest, 'utf8')) as { routes: object };
    builtPages = new Set(Object.keys(routes));
  }
  return builtPages?.has(`/${locale ?? 'id'}${page}`) ?? false;
}
