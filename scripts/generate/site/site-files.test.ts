import { expect, test } from 'vitest';
import { changed } from '../files.ts';
import { siteFiles } from './site-files.ts';

test('the committed files are current; else run `npm run generate`', async () => {
  expect(changed(process.cwd(), await siteFiles(process.cwd()))).toEqual([]);
});
