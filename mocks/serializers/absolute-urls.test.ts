import { expect, test } from 'vitest';
import { withAbsoluteUrls } from './absolute-urls.ts';

const ORIGIN = 'http://localhost:4010';

test('paths of the host become absolute, alone and inside HTML', () => {
  const value = { image: '/media/a.jpg', pdf: '/v2/x', html: '<img src="/media/b.jpg">', other: '/blog', none: null };
  expect(withAbsoluteUrls([value], ORIGIN)).toEqual([
    {
      image: `${ORIGIN}/media/a.jpg`,
      pdf: `${ORIGIN}/v2/x`,
      html: `<img src="${ORIGIN}/media/b.jpg">`,
      other: '/blog',
      none: null,
    },
  ]);
});
