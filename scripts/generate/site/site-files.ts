import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../files.ts';
import { deferredStyles } from './deferred-styles.ts';
import { iconSprite, iconSpriteModule } from './icon-sprite.ts';
import { themeCss } from './theme-css.ts';

/**
 * What the site's own code is turned into: its stylesheet of tokens, its sprite of icons and, where `root` has pages,
 * the words and the deferred styles of each.
 */
export async function siteFiles(root: string): Promise<Files> {
  const { svg, address } = iconSprite();
  return {
    'src/ui/theme/tokens.css': themeCss(),
    'src/ui/static/generated/icon-sprite.ts': iconSpriteModule(address),
    'public/images/icons.svg': svg,
    ...(existsSync(join(root, 'src/pages')) && { ...deferredStyles(root), ...(await wordsOfPages(root)) }),
  };
}

async function wordsOfPages(root: string): Promise<Files> {
  // It brings the compiler, which a copy of the document alone need not wait for.
  const { pageKeys, pageKeysModule } = await import('../words/page-keys.ts');
  return { 'src/i18n/generated/page-keys.ts': pageKeysModule(pageKeys(root)) };
}
