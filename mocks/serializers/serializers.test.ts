import { expect, test, vi } from 'vitest';
import { withAbsoluteUrls } from './absolute-urls.ts';
import { memoize } from './tour-serializer.ts';

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

test('the result for a key is computed once per source, and cannot be changed', () => {
  const compute = vi.fn(() => ({ total: 1 }));
  const [source, other] = [[], []];
  const first = memoize(source, 'a', compute);
  expect(memoize(source, 'a', compute)).toBe(first);
  expect(compute).toHaveBeenCalledOnce();
  expect(memoize(source, 'b', compute)).not.toBe(first);
  expect(memoize(other, 'a', compute)).not.toBe(first);
  expect(() => Object.assign(first, { total: 2 })).toThrow(TypeError);
});
