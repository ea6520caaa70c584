import { beforeEach, expect, test, vi } from 'vitest';
import { loggedLines } from '../../tests/support/logged-lines.ts';
import { reportServerError } from './server-errors';

const lines = loggedLines();

beforeEach(() => {
  vi.stubEnv('SITE_BUILD_ID', 'b1');
  vi.stubEnv('NEXT_PUBLIC_ERROR_REPORTS_DSN', 'https://key@reports.kelana.example/1');
});

test('an error of a page is logged and reported with its route and build', () => {
  const fetch = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetch);
  reportServerError(new TypeError('x is not a function'), '/group-tour/[id]');
  expect(lines).toMatchObject([{ operation: '/group-tour/[id]', message: 'x is not a function' }]);
  const [[, { body }]] = fetch.mock.calls as unknown as [[string, { body: string }]];
  expect(JSON.parse(body.split('\n')[2] ?? '')).toMatchObject({
    tags: { kind: 'server' },
    exception: { values: [{ type: 'TypeError' }] },
    transaction: '/group-tour/[id]',
    release: 'b1',
  });
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['refuses the key', async () => new Response('', { status: 403 })],
])('a receiver that %s is logged and not reported', async (name, answer) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  reportServerError(new Error(`no font, ${name}`), '/og/[...name]');
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect(lines[1]).toMatchObject({
    operation: 'reports',
    message: 'The receiver of error reports does not answer or takes none.',
  });
  expect(fetch).toHaveBeenCalledOnce();
});
