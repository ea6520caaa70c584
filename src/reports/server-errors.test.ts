import { beforeEach, expect, test, vi } from 'vitest';
import { loggedLines } from '../../tests/support/logged-lines.ts';
import { reportServerError } from './server-errors';

const lines = loggedLines();

beforeEach(() => {
  vi.stubEnv('SITE_BUILD_ID', 'b1');
  vi.stubEnv('NEXT_PUBLIC_ERROR_REPORTS_URL', 'https://reports.kelana.example/errors');
});

test('an error of a page is logged and reported with its route and build', () => {
  const fetch = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetch);
  reportServerError(new TypeError('x is not a function'), '/group-tour/[id]');
  expect(lines).toMatchObject([{ operation: '/group-tour/[id]', message: 'x is not a function' }]);
  const [[, { body }]] = fetch.mock.calls as unknown as [[string, { body: string }]];
  expect(JSON.parse(body)).toMatchObject({ kind: 'server', name: 'TypeError', route: '/group-tour/[id]', build: 'b1' });
});

test('an address that does not answer is logged and not reported', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('fetch failed')));
  vi.stubGlobal('fetch', fetch);
  reportServerError(new Error('no font'), '/og/[...name]');
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect(lines[1]).toMatchObject({ operation: 'reports', message: 'The address for error reports does not answer.' });
  expect(fetch).toHaveBeenCalledOnce();
});
