// @vitest-environment jsdom
import Router from 'next/router';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportBrowserError } from './browser-errors';
import { reportThrown, watchErrors } from './watch-errors';

type Event = { transaction: string; exception: { values: { value: string }[] } };

let events: Event[];

watchErrors();

beforeEach(() => {
  events = [];
  vi.stubEnv('NEXT_PUBLIC_ERROR_REPORTS_DSN', 'https://key@reports.kelana.example/1');
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    events.push(JSON.parse(body.split('\n')[2] ?? ''));
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
  expect(events).toMatchObject([
    {
      transaction: '/group-tour/[id]',
      release: 'b1',
      tags: { kind: 'browser', request_id: '5f0c1d2e8a474c1b9d6e2b7f3a9c0e11' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'No seat for [email] in http://localhost:3000/group-tour/17',
            stacktrace: { frames: [{ function: 'pay', lineno: 1, colno: 20 }] },
          },
        ],
      },
    },
  ]);
  expect(JSON.stringify(events)).not.toMatch(/ratna|search=/i);
});

test('the route is that of the page shown now; a list with a query is its list', () => {
  vi.spyOn(Router, 'router', 'get').mockReturnValue({ pathname: '/with-query/blog' } as typeof Router.router);
  reportBrowserError(new Error('in the list'));
  expect(events.map(({ transaction }) => transaction)).toEqual(['/blog']);
});

test('a navigation or a request that was called off is not reported', () => {
  reportBrowserError(Object.assign(new Error('Navigation called off'), { cancelled: true }));
  reportBrowserError(new DOMException('over', 'AbortError'));
  expect(events).toEqual([]);
});

test('errors that nothing caught are reported, except for those of an extension', async () => {
  window.dispatchEvent(eventOf(new Error('of an extension'), 'moz-extension://1/content.js'));
  window.dispatchEvent(eventOf(new Error('of the site'), `${window.location.origin}/_next/static/a1.js`));
  window.dispatchEvent(eventOf(new Error('without a file'), ''));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('of a promise') }));
  reportThrown(new Error('of a boundary'));
  await vi.waitFor(() => expect(events).toHaveLength(4));
  expect(events.map(({ exception }) => exception.values[0]?.value)).toEqual([
    'of the site',
    'without a file',
    'of a promise',
    'of a boundary',
  ]);
});
