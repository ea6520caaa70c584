import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../files.ts';
import { deferredStyles } from './deferred-styles.ts';
import { iconSprite, iconSpriteModule } from './icon-sprite.ts';

/**
 * Returns the generated files of the site: its sprite of icons and, where `root` has pages,
 * the message keys and deferred styles of each page and the outlines of countries.
 */
export async function siteFiles(root: string): Promise<Files> {
  const { svg, address } = iconSprite();
  return {
    'src/ui/static/generated/icon-sprite.ts': iconSpriteModule(address),
    'public/images/icons.svg': svg,
    ...(existsSync(join(root, 'src/pages')) && { ...deferredStyles(root), ...(await slowFiles(root)) }),
  };
}

// Imported on demand, because a copy of the document alone needs neither the TypeScript compiler nor the world's outlines.
async function slowFiles(root: string): Promise<Files> {
  const { pageKeys, pageKeysModule } = await import('../messages/page-keys.ts');
  const { outlinesModule } = await import('./outlines.ts');
  return {
    'src/i18n/generated/page-keys.ts': pageKeysModule(pageKeys(root)),
    'src/domain/route-map/generated/outlines.ts': outlinesModule(),
  };
}
