import { beforeEach, expect, test, vi } from 'vitest';
import { errorText } from '@/lib/error-text';
import { type ErrorReport, envelopeAddress, envelopeOf } from './envelope';

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

const linesOf = (envelope: string) => envelope.split('\n').map((line) => JSON.parse(line));
const framesOf = (stack: string) => {
  const { stack: lines } = errorText(Object.assign(new Error('broken'), { stack }));
  return linesOf(envelopeOf(report({ stack: lines })))[2].exception.values[0].stacktrace?.frames;
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 15), toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

test('an envelope has three lines: two headers and the event', () => {
  const lines = linesOf(envelopeOf(report({ stack: ['at render (https://kelana.example/_next/static/a1.js:1:20)'] })));
  const id = lines[0].event_id;
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(lines).toEqual([
    { event_id: id, sent_at: '2027-01-15T00:00:00.000Z' },
    { type: 'event' },
    {
      event_id: id,
      timestamp: '2027-01-15T00:00:00.000Z',
      platform: 'javascript',
      level: 'error',
      release: 'b1',
      transaction: '/group-tour/[id]',
      tags: { kind: 'browser', request_id: '5f0c1d2e8a474c1b9d6e2b7f3a9c0e11' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'x is not a function',
            stacktrace: {
              frames: [
                {
                  function: 'render',
                  filename: 'https://kelana.example/_next/static/a1.js',
                  lineno: 1,
                  colno: 20,
                  in_app: true,
                },
              ],
            },
          },
        ],
      },
      sdk: { name: 'kelana', version: '1.0.0', settings: { infer_ip: 'never' } },
    },
  ]);
});

test('what is not known is left out, and a server names its platform', () => {
  const [, , event] = linesOf(envelopeOf(report({ kind: 'server', requestId: undefined })));
  expect(event).toMatchObject({ platform: 'node', tags: { kind: 'server' } });
  expect(event.exception.values).toEqual([{ type: 'TypeError', value: 'x is not a function' }]);
});

const A1 = { filename: 'https://kelana.example/_next/static/a1.js', lineno: 1, in_app: true };

test.each([
  [
    'Chrome',
    `Error: broken
    at pay (https://kelana.example/_next/static/a1.js:1:20)
    at async Promise.all (index 0)
    at new Draft (https://kelana.example/_next/static/a1.js:1:9)
    at https://kelana.example/_next/static/a1.js:1:5`,
    [
      { ...A1, colno: 5 },
      { ...A1, colno: 9, function: 'new Draft' },
      { filename: 'index 0', function: 'async Promise.all', in_app: true },
      { ...A1, colno: 20, function: 'pay' },
    ],
  ],
  [
    'Firefox',
    `pay@https://kelana.example/_next/static/a1.js:1:20
async*send/<@https://kelana.example/_next/static/a1.js:1:9
@https://kelana.example/_next/static/a1.js:1:5
`,
    [
      { ...A1, colno: 5 },
      { ...A1, colno: 9, function: 'async*send/<' },
      { ...A1, colno: 20, function: 'pay' },
    ],
  ],
  [
    'Safari',
    `pay@https://kelana.example/_next/static/a1.js:1:20
forEach@[native code]
https://kelana.example/_next/static/a1.js:1:9
global code@https://kelana.example/_next/static/a1.js:1:5`,
    [
      { ...A1, colno: 5, function: 'global code' },
      { ...A1, colno: 9 },
      { ...A1, colno: 20, function: 'pay' },
    ],
  ],
  [
    'Node',
    `Error: broken
    at render (/kelana/.next-release/server/chunks/12.js:1:20)
    at run (/kelana/node_modules/next/dist/server/render.js:3:4)
    at process.processTicksAndRejections (node:internal/process/task_queues:103:5)`,
    [
      {
        function: 'process.processTicksAndRejections',
        filename: 'node:internal/process/task_queues',
        lineno: 103,
        colno: 5,
        in_app: false,
      },
      {
        function: 'run',
        filename: '/kelana/node_modules/next/dist/server/render.js',
        lineno: 3,
        colno: 4,
        in_app: false,
      },
      {
        function: 'render',
        filename: '/kelana/.next-release/server/chunks/12.js',
        lineno: 1,
        colno: 20,
        in_app: true,
      },
    ],
  ],
])('the calls of a stack of %s are sent with the oldest first', (_engine, stack, frames) => {
  expect(framesOf(stack)).toEqual(frames);
});

test.each([
  ['https://0a1b2c@o1.reports.kelana.example:8443/7', 'https://o1.reports.kelana.example:8443/api/7/envelope/'],
  ['http://0a1b2c@10.0.0.9/errors/7', 'http://10.0.0.9/errors/api/7/envelope/'],
])('the DSN %s leads to %s', (dsn, address) => {
  expect(envelopeAddress(dsn)).toBe(`${address}?sentry_key=0a1b2c&sentry_version=7`);
});
