import { expect, test } from 'vitest';
import { validate } from './validate.ts';

test.each([
  ['an empty required text counts as missing, without other errors', '', ['/email required', '/password required']],
  ['a text that is too short gets only that error', 'x', ['/email minLength', '/email format']],
])('%s', (_name, text, expected) => {
  const verdict = validate('body', 'login', 'application/json', { email: text, password: text });
  expect(verdict.ok ? [] : verdict.violations.map(({ path, keyword }) => `${path} ${keyword}`)).toEqual(expected);
});
