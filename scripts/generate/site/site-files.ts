import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { iconPaths } from '../../../src/ui/static/pictures/icon-paths.ts';
import type { Files } from '../files.ts';
import { deferredStyles } from './deferred-styles.ts';
import { outlinesModule } from './outlines.ts';
import { pageKeys, pageKeysModule } from './page-keys.ts';

const ICON_HEADER = '// Generated from src/ui/static/pictures/icon-paths.ts by `npm run generate`. Never edit.';

/**
 * Returns the generated files of the site: its sprite of icons and, where `root` has pages, the
 * message keys and deferred styles of each page and the outlines of countries.
 */
export function siteFiles(root: string): Files {
  const { svg, address } = iconSprite();
  return {
    'src/ui/static/generated/icon-sprite.ts': `${ICON_HEADER}\nexport const ICON_SPRITE = '${address}';\n`,
    'public/images/icons.svg': svg,
    ...(existsSync(join(root, 'src/pages')) && {
      ...deferredStyles(root),
      'src/i18n/generated/page-keys.ts': pageKeysModule(pageKeys(root)),
      'src/domain/route-map/generated/outlines.ts': outlinesModule(),
    }),
  };
}

/**
 * Returns the icons as one SVG file of symbols, which keeps their paths out of the scripts, and its URL with a content
 * hash.
 */
function iconSprite(): { svg: string; address: string } {
  const symbols = Object.entries(iconPaths).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { svg, address: `/images/icons.svg?v=${version}` };
}
