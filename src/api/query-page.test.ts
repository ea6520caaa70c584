import { expect, test } from 'vitest';
import { queryPage } from './query-page';

const frame = async () => ({ shell: 'frame' });

function request() {
  const headers: Record<string, string> = {};
  const res = { statusCode: 200, setHeader: (name: string, value: string) => (headers[name] = value) };
  const context = { res } as unknown as Parameters<typeof queryPage>[0];
  return { context, res, headers };
}

test('a complete page is cached for four seconds', async () => {
  const { context, res, headers } = request();
  const result = await queryPage(context, frame, async () => ({ props: { list: 9 }, isComplete: true }));
  expect(result).toEqual({ props: { shell: 'frame', list: 9 } });
  expect([res.statusCode, headers]).toEqual([200, { 'Cache-Control': 's-maxage=4' }]);
});

test('without the rows of the query the page is an uncached 503', async () => {
  const { context, res, headers } = request();
  const result = await queryPage(context, frame, async () => ({ props: { list: null }, isComplete: false }));
  expect(result).toEqual({ props: { shell: 'frame', list: null } });
  expect([res.statusCode, headers]).toEqual([503, { 'Cache-Control': 'no-store', 'Retry-After': '60' }]);
});

test('a page that the service does not know is a 404', async () => {
  const { context } = request();
  expect(await queryPage(context, frame, async () => null)).toEqual({ notFound: true });
});
