import { createHash } from 'node:crypto';
import { iconPaths } from '../../../src/ui/static/pictures/icon-paths.ts';

/**
 * Returns the icons as one SVG file of symbols, which keeps their paths out of the scripts, and its URL with a content
 * hash.
 */
export function iconSprite(): { svg: string; address: string } {
  const symbols = Object.entries(iconPaths).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { svg, address: `/images/icons.svg?v=${version}` };
}

/** Returns the module that exports the URL. */
export function iconSpriteModule(address: string): string {
  const header = '// Generated from src/ui/static/pictures/icon-paths.ts by `npm run generate`. Never edit.';
  return `${header}\nexport const ICON_SPRITE = '${address}';\n`;
}
