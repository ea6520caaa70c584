import { ApiError } from '@sdk';
import { expect, test } from 'vitest';
import { errorText, withoutPersonalData } from './error-text';

const withStack = (message: string, ...stack: string[]) =>
  Object.assign(new TypeError(message), { stack: [`TypeError: ${message}`, ...stack].join('\n') });

test('an error has its name, its message and the lines of its stack', () => {
  const error = withStack('x is not a function', '    at render (page.js:1:20)', '    at work (react.js:3:4)');
  expect(errorText(error)).toEqual({
    name: 'TypeError',
    message: 'x is not a function',
    stack: ['at render (page.js:1:20)', 'at work (react.js:3:4)'],
  });
});

test('queries are left out of the stack, also in the notation of Firefox and Safari', () => {
  const error = withStack(
    'x',
    '    at go (https://kelana.example/_next/static/a1.js?v=2:1:20)',
    'show@https://kelana.example/auth/new-password?token=secret:3:4',
    'ratna@kelana.example wrote this line at 10:30',
  );
  expect(errorText(error).stack).toEqual([
    'at go (https://kelana.example/_next/static/a1.js)',
    'show@https://kelana.example/auth/new-password',
  ]);
});

test('a message of several lines is not part of the stack', () => {
  const error = withStack(
    'Bad row:\n    at ratna@kelana.example\nratna@kelana.example:1',
    '    at render (page.js:1:20)',
  );
  expect(errorText(error).stack).toEqual(['at render (page.js:1:20)']);
});

test('a stack has at most twelve lines, a message 300 characters', () => {
  const error = withStack('a '.repeat(400), ...Array.from({ length: 40 }, () => '    at render (page.js:1:20)'));
  expect([errorText(error).stack.length, errorText(error).message.length]).toEqual([12, 300]);
});

test.each([
  ['GET https://kelana.example/blog?search=Ratna failed', 'GET https://kelana.example/blog failed'],
  ['ratna.dewi+tour@mail.kelana.example is taken', '[email] is taken'],
  ['The phone +62 812-3456-7890 is unknown', 'The phone [number] is unknown'],
  ['Passport 3174012345678901', 'Passport [number]'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9_eyJzdWIiOiIxIn0', 'Bearer [key]'],
])('%j becomes %j', (text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected);
});

test.each([
  "Cannot read properties of undefined (reading 'departures')",
  'Minified React error #418; visit https://react.dev/errors/418',
  'Loading chunk 412 failed.',
  'getTour {"path":{"id":15}} failed?',
])('%j stays as it is', (text) => {
  expect(withoutPersonalData(text)).toBe(text);
});

test('an error of the service has its operation and status, never the words of the service', () => {
  const body = { success: false, message: 'Maaf, Ratna, kursinya habis.' };
  const conflict = new ApiError({ operationId: 'bookTour', kind: 'conflict', status: 409, body });
  const timeout = new ApiError({ operationId: 'getTour', kind: 'timeout' });
  expect([conflict, timeout].map((error) => errorText(error).message)).toEqual([
    'bookTour: conflict (409)',
    'getTour: timeout',
  ]);
  expect(JSON.stringify(errorText(conflict))).not.toContain('Ratna');
});

test('a thrown value that is no error has its text', () => {
  expect(errorText('stopped')).toEqual({ name: 'string', message: 'stopped', stack: [] });
  expect(errorText(undefined)).toEqual({ name: 'undefined', message: 'undefined', stack: [] });
});
