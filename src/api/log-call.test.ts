import { ApiError } from '@sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import { logCall } from './log-call';

let lines: unknown[];

beforeEach(() => {
  lines = [];
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('NEXT_PHASE', '');
  vi.stubEnv('SERVICE_HOST', 'https://api.kelana.example');
  vi.spyOn(performance, 'now').mockReturnValue(5000);
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    const { time: _, ...fields } = JSON.parse(String(line)) as Record<string, unknown>;
    lines.push(fields);
    return true;
  });
});

test('a call without an answer is logged with its duration and its reason', () => {
  const cause = new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
  logCall('getTour', 2500, new ApiError({ operationId: 'getTour', kind: 'timeout' }));
  logCall('getTour', 4980, new ApiError({ operationId: 'getTour', kind: 'network', cause }));
  logCall('getTour', 4980, new ApiError({ operationId: 'getTour', kind: 'network' }));
  const entry = { level: 'error', operation: 'getTour' };
  expect(lines).toEqual([
    { ...entry, durationMs: 2500, error: 'timeout', message: 'No answer in time.' },
    { ...entry, durationMs: 20, error: 'network', message: 'No connection to the service (ECONNREFUSED).' },
    { ...entry, durationMs: 20, error: 'network', message: 'No connection to the service.' },
  ]);
});

test('an answer that broke off is logged with its status', () => {
  logCall('getTour', 4980, new ApiError({ operationId: 'getTour', kind: 'network', status: 200 }));
  expect(lines).toMatchObject([{ status: 200, error: 'network', message: 'The answer broke off.' }]);
});

test('a refused call has its status, and nothing of the answer', () => {
  const body = { success: false, message: 'Maaf, Ratna, sedang dirawat.' };
  logCall('listDeals', 4900, new ApiError({ operationId: 'listDeals', kind: 'server', status: 503, body }));
  expect(lines).toEqual([
    {
      level: 'error',
      operation: 'listDeals',
      durationMs: 100,
      status: 503,
      error: 'server',
      message: 'The service answered 503.',
    },
  ]);
});

test('an answer that breaks the API document is logged with the field and the command that compares it', () => {
  const error = new ApiError({
    operationId: 'listDeals',
    kind: 'server',
    status: 200,
    mismatch: { path: '/data/0/title', expected: 'a text or a number' },
  });
  logCall('listDeals', 4990, error);
  expect(lines).toMatchObject([
    {
      status: 200,
      message:
        'The answer of listDeals breaks the API document at /data/0/title (expected a text or a number). "npm run contract -- https://api.kelana.example --only listDeals" compares all answers of listDeals with the document.',
    },
  ]);
});

test('a call of more than a second is logged, a shorter one and a 404 are not', () => {
  logCall('getTour', 4000);
  logCall('getTour', 4990, new ApiError({ operationId: 'getTour', kind: 'not-found', status: 404 }));
  expect(lines).toEqual([]);
  logCall('getTour', 3999);
  expect(lines).toEqual([
    { level: 'warn', operation: 'getTour', durationMs: 1001, message: 'The answer took longer than 1000 ms.' },
  ]);
});

test.each(['development', 'build'])('in a %s only answers that break the API document are logged', (where) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  if (where === 'build') vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  else vi.stubEnv('NODE_ENV', 'development');
  logCall('getTour', 0);
  logCall('getTour', 0, new ApiError({ operationId: 'getTour', kind: 'server', status: 500 }));
  expect(logged).not.toHaveBeenCalled();
  const mismatch = { path: '', expected: 'an object' };
  logCall('getTour', 0, new ApiError({ operationId: 'getTour', kind: 'server', status: 200, mismatch }));
  expect(logged.mock.lastCall?.[0]).toMatch(
    /^getTour: The answer of getTour breaks the API document at \/ \(expected an object\)/,
  );
  expect(lines).toEqual([]);
});
