import { expect, test } from 'vitest';
import { sharePicture } from './share-picture';

test.each([
  ['/group-tour/17', 'tour/17'],
  ['/group-tour/destination/3', 'region/3'],
  ['/blog/musim-gugur-di-jepang', 'article/musim-gugur-di-jepang'],
  ['/', 'site'],
  ['/group-tour', 'site'],
  ['/group-tour/destination', 'site'],
  ['/career/17', 'site'],
  [undefined, 'site'],
])('the share picture of %s is %s', (path, name) => {
  expect(sharePicture('id', path)).toBe(`http://localhost:3000/og/${name}.png`);
});
