import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from './log';
import { logConsole, logError } from './log-error';

const { error, warn } = console;
let lines: string[];

beforeEach(() => {
  lines = [];
  vi.stubEnv('NODE_ENV', 'production');
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 15, 3, 0, 0), toFake: ['Date'] });
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
});
afterEach(() => {
  Object.assign(console, { error, warn });
  vi.useRealTimers();
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('a line is a JSON object with time, level and what was done', () => {
  log({ level: 'error', operation: 'getTour', durationMs: 2504, error: 'timeout', message: 'No answer in time.' });
  expect(lines).toEqual([
    '{"time":"2027-01-15T03:00:00.000Z","level":"error","operation":"getTour","durationMs":2504,"error":"timeout","message":"No answer in time."}\n',
  ]);
});

test('a message with a line break stays one line', () => {
  log({ level: 'warn', operation: 'console', message: 'one\n{"level":"info"}' });
  expect(lines.join('').trim().split('\n')).toHaveLength(1);
});

test('in development and in a build a line is a sentence', () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const entry = { level: 'warn', operation: 'getTour', durationMs: 1040, message: 'The answer was slow.' } as const;
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  log(entry);
  vi.stubEnv('NEXT_PHASE', '');
  vi.stubEnv('NODE_ENV', 'development');
  log({ ...entry, stack: ['at render (page.js:1:20)'] });
  expect(logged.mock.calls).toEqual([
    ['getTour: The answer was slow. (1040 ms)'],
    ['getTour: The answer was slow. (1040 ms)\n  at render (page.js:1:20)'],
  ]);
  expect(lines).toEqual([]);
});

test('the error of a page is logged once, with its route, although Next writes it before and after', async () => {
  logConsole();
  const bug = new TypeError('x is not a function');
  console.error('⨯', bug);
  await Promise.resolve();
  logError(bug, '/group-tour/[id]');
  console.error('⨯', bug);
  await nextTurn();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      time: '2027-01-15T03:00:00.000Z',
      level: 'error',
      operation: '/group-tour/[id]',
      error: 'TypeError',
      message: 'x is not a function',
      stack: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
    },
  ]);
});

test('an error that only the console gets is logged too, and so is a sentence, without colours and queries', async () => {
  logConsole();
  console.error('uncaughtException: ', new RangeError('too long'));
  console.warn('\u001B[33m⚠\u001B[39m %s failed', 'https://kelana.example/?token=1');
  await nextTurn();
  expect(
    lines.map((line) => JSON.parse(line)).map(({ level, operation, message }) => [level, operation, message]),
  ).toEqual([
    ['warn', 'console', '⚠ https://kelana.example/ failed'],
    ['error', 'console', 'too long'],
  ]);
});
