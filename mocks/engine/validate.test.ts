import { expect, test } from 'vitest';
import { validate } from './validate.ts';

const login = (value: unknown) => {
  const verdict = validate('body', 'login', 'application/json', value);
  return verdict.ok ? [] : verdict.violations.map(({ path, keyword }) => `${path} ${keyword}`);
};

test('an empty text that must not be empty counts as missing, and nothing else is said about it', () => {
  expect(login({ email: '', password: '' })).toEqual(['/email required', '/password required']);
});

test('a short text is only short', () => {
  expect(login({ email: 'x', password: 'x' })).toEqual(['/email minLength', '/email format']);
});

test('what the document does not know is a violation, not a pass', () => {
  expect(validate('answer', 'login', 418, {})).toMatchObject({ ok: false });
  expect(validate('body', 'login', 'text/plain', {})).toMatchObject({ ok: false });
});
