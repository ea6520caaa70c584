import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconSpriteFile, iconSpriteModule } from './icon-sprite-file';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the sprite and its address are current; else run `node src/ui/static/write-icon-sprite.ts`', () => {
  const { svg, address } = iconSpriteFile();
  expect(read('../../../public/images/icons.svg')).toBe(svg);
  expect(read('./icon-sprite.ts')).toBe(iconSpriteModule(address));
});
