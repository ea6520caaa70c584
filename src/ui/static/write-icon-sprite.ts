import { mkdirSync, writeFileSync } from 'node:fs';
import { iconSpriteFile, iconSpriteModule } from './icon-sprite-file.ts';

const { svg, address } = iconSpriteFile();
mkdirSync(new URL('../../../public/images/', import.meta.url), { recursive: true });
writeFileSync(new URL('../../../public/images/icons.svg', import.meta.url), svg);
writeFileSync(new URL('./icon-sprite.ts', import.meta.url), iconSpriteModule(address));
