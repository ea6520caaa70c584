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

test('the value itself stays as it is, and parts without a path are not copied', () => {
  const value = { image: '/media/a.jpg', rows: [{ id: 1 }, { id: 2 }] };
  const converted = withAbsoluteUrls(value, ORIGIN);
  expect(value.image).toBe('/media/a.jpg');
  expect(converted.rows).toBe(value.rows);
});
