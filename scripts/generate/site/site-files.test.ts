import { expect, test } from 'vitest';
import { changed } from '../files.ts';
import { siteFiles } from './site-files.ts';

test('the committed files are current; else run `npm run generate`', () => {
  expect(changed(process.cwd(), siteFiles(process.cwd()))).toEqual([]);
});
