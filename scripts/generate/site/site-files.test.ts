import { expect, test } from 'vitest';
import { changed } from '../files.ts';
import { iconSprite } from './icon-sprite.ts';
import { siteFiles } from './site-files.ts';

test('the committed files are current; else run `npm run generate`', async () => {
  expect(changed(process.cwd(), await siteFiles(process.cwd()))).toEqual([]);
});

test('every icon is a symbol, and the URL of the sprite has a hash of its content', () => {
  const { svg, address } = iconSprite();
  expect(svg).toContain('<symbol id="search" viewBox="0 0 24 24"><path d="');
  expect(address).toMatch(/^\/images\/icons\.svg\?v=[0-9a-f]{8}$/);
});
