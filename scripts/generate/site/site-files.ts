import type { Files } from '../files.ts';
import { iconSprite, iconSpriteModule } from './icon-sprite.ts';
import { themeCss } from './theme-css.ts';

/** What the site's own constants are turned into: its stylesheet of tokens and its sprite of icons. */
export function siteFiles(): Files {
  const { svg, address } = iconSprite();
  return {
    'src/ui/theme/tokens.css': themeCss(),
    'src/ui/static/icon-sprite.ts': iconSpriteModule(address),
    'public/images/icons.svg': svg,
  };
}
