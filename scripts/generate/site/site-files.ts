import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../files.ts';
import { deferredStyles } from './deferred-styles.ts';
import { iconSprite, iconSpriteModule } from './icon-sprite.ts';
import { themeCss } from './theme-css.ts';

/**
 * Returns the generated files of the site: its stylesheet of tokens, its sprite of icons and, where `root` has pages,
 * the message keys and the deferred styles of each page.
 */
export async function siteFiles(root: string): Promise<Files> {
  const { svg, address } = iconSprite();
  return {
    'src/ui/theme/tokens.css': themeCss(),
    'src/ui/static/generated/icon-sprite.ts': iconSpriteModule(address),
    'public/images/icons.svg': svg,
    ...(existsSync(join(root, 'src/pages')) && { ...deferredStyles(root), ...(await pageKeyFiles(root)) }),
  };
}

async function pageKeyFiles(root: string): Promise<Files> {
  // Imported on demand, because it loads the TypeScript compiler, which a copy of the document alone does not need.
  const { pageKeys, pageKeysModule } = await import('../messages/page-keys.ts');
  return { 'src/i18n/generated/page-keys.ts': pageKeysModule(pageKeys(root)) };
}
