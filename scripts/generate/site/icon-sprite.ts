import { createHash } from 'node:crypto';
import { iconPaths } from '../../../src/ui/static/pictures/icon-paths.ts';

/** The drawings as one file of symbols, so that their paths are no script, and the address that changes with them. */
export function iconSprite(): { svg: string; address: string } {
  const symbols = Object.entries(iconPaths).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { svg, address: `/images/icons.svg?v=${version}` };
}

/** The module that holds the address. */
export function iconSpriteModule(address: string): string {
  const header = '// Generated from src/ui/static/pictures/icon-paths.ts by `npm run generate`. Never edit.';
  return `${header}\nexport const ICON_SPRITE = '${address}';\n`;
}
