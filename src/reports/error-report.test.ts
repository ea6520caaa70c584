import { beforeEach, expect, test, vi } from 'vitest';
import type { ErrorReport } from './envelope';
import { postReport } from './post-report';

const report = (fields: Partial<ErrorReport> = {}): ErrorReport => ({
  kind: 'browser',
  name: 'TypeError',
  message: 'x is not a function',
  stack: [],
  route: '/group-tour/[id]',
  requestId: '5f0c1d2e8a474c1b9d6e2b7f3a9c0e11',
  build: 'b1',
  ...fields,
});

let bodies: string[];
let sendErrorReport: (report: ErrorReport) => Promise<boolean>;

beforeEach(async () => {
  bodies = [];
  vi.resetModules();
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 15), toFake: ['Date'] });
  vi.stubEnv('NEXT_PUBLIC_ERROR_REPORTS_DSN', 'https://key@reports.kelana.example/1');
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    expect(address).toBe('https://reports.kelana.example/api/1/envelope/?sentry_key=key&sentry_version=7');
    bodies.push(body);
    return new Response();
  });
  ({ sendErrorReport } = await import('./error-report'));
  return () => void vi.useRealTimers();
});

test('without a receiver nothing is sent', async () => {
  vi.stubEnv('NEXT_PUBLIC_ERROR_REPORTS_DSN', '');
  expect(await sendErrorReport(report())).toBe(true);
  expect(bodies).toEqual([]);
});

test('a browser sends the same message once, and ten reports at most', async () => {
  for (let count = 0; count < 3; count += 1) await sendErrorReport(report());
  expect(bodies).toHaveLength(1);
  for (let count = 0; count < 30; count += 1) await sendErrorReport(report({ message: `failure ${count}` }));
  vi.setSystemTime(Date.UTC(2027, 0, 16));
  await sendErrorReport(report({ message: 'on the next day' }));
  expect(bodies).toHaveLength(10);
});

test('a server may send the same message and ten reports again after a minute', async () => {
  const fail = async () => {
    for (let count = 0; count < 30; count += 1)
      await sendErrorReport(report({ kind: 'server', message: `failure ${count % 15}` }));
  };
  await fail();
  expect(bodies).toHaveLength(10);
  vi.setSystemTime(Date.UTC(2027, 0, 15, 0, 1));
  await fail();
  expect(bodies).toHaveLength(20);
});

test('a report that cannot be sent resolves to false, once', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  expect([await sendErrorReport(report()), await sendErrorReport(report())]).toEqual([false, true]);
  expect(fetch).toHaveBeenCalledOnce();
});

test('a report has neither cookies nor the address of the page, needs no preflight, and is sent while the page is closed', async () => {
  const fetch = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetch);
  await postReport('https://reports.kelana.example/visits', '{"route":"/blog"}');
  expect(fetch).toHaveBeenCalledWith('https://reports.kelana.example/visits', {
    method: 'POST',
    body: '{"route":"/blog"}',
    headers: { 'Content-Type': 'text/plain' },
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    signal: expect.any(AbortSignal),
  });
});
