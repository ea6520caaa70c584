// @vitest-environment jsdom
import Router from 'next/router';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportBrowserError } from './browser-errors';
import { reportThrown, watchErrors } from './watch-errors';

let bodies: Record<string, unknown>[];

watchErrors();

beforeEach(() => {
  bodies = [];
  vi.stubEnv('NEXT_PUBLIC_ERROR_REPORTS_URL', 'https://reports.kelana.example/errors');
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return new Response();
  });
  vi.stubGlobal('__NEXT_DATA__', { page: '/group-tour/[id]', buildId: 'b1' });
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () => [{ serverTiming: [{ name: 'request', description: '5f0c1d2e8a474c1b9d6e2b7f3a9c0e11' }] }],
  });
});

const eventOf = (error: Error, filename: string) => new ErrorEvent('error', { error, filename });

test('a report says where it failed, without the address, its query and an e-mail address', () => {
  window.history.replaceState(null, '', '/group-tour/17?search=Ratna');
  const error = new TypeError(`No seat for ratna@kelana.example in ${window.location.href}`);
  error.stack = `${error.message}\n    at pay (https://kelana.example/_next/static/a1.js:1:20)`;
  reportBrowserError(error);
  expect(bodies).toEqual([
    {
      kind: 'browser',
      name: 'TypeError',
      message: 'No seat for [email] in http://localhost:3000/group-tour/17',
      stack: ['at pay (https://kelana.example/_next/static/a1.js:1:20)'],
      route: '/group-tour/[id]',
      requestId: '5f0c1d2e8a474c1b9d6e2b7f3a9c0e11',
      build: 'b1',
    },
  ]);
  expect(JSON.stringify(bodies)).not.toMatch(/ratna|search=/i);
});

test('the route is that of the page shown now; a list with a query is its list', () => {
  vi.spyOn(Router, 'router', 'get').mockReturnValue({ pathname: '/with-query/blog' } as typeof Router.router);
  reportBrowserError(new Error('in the list'));
  expect(bodies.map(({ route }) => route)).toEqual(['/blog']);
});

test('a navigation or a request that was called off is not reported', () => {
  reportBrowserError(Object.assign(new Error('Navigation called off'), { cancelled: true }));
  reportBrowserError(new DOMException('over', 'AbortError'));
  expect(bodies).toEqual([]);
});

test('errors that nothing caught are reported, except for those of an extension', async () => {
  window.dispatchEvent(eventOf(new Error('of an extension'), 'moz-extension://1/content.js'));
  window.dispatchEvent(eventOf(new Error('of the site'), `${window.location.origin}/_next/static/a1.js`));
  window.dispatchEvent(eventOf(new Error('without a file'), ''));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('of a promise') }));
  reportThrown(new Error('of a boundary'));
  await vi.waitFor(() => expect(bodies).toHaveLength(4));
  expect(bodies.map(({ message }) => message)).toEqual([
    'of the site',
    'without a file',
    'of a promise',
    'of a boundary',
  ]);
});
