import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { signInSchema } from './sign-in-schema';

function problems(values: unknown) {
  const { issues = [] } = safeParse(signInSchema, values);
  return issues.map((issue) => [issue.path?.[0].key, issue.message]);
}

test('the address is trimmed and in lower case, the password stays as typed', () => {
  const { output } = safeParse(signInSchema, { email: '  Ratna@Kelana.Example ', password: ' Kelana2027 ' });
  expect(output).toEqual({ email: 'ratna@kelana.example', password: ' Kelana2027 ' });
});

test('both are required', () => {
  const found = problems({ email: ' ', password: '' });
  expect(found).toContainEqual(['email', 'required']);
  expect(found).toContainEqual(['password', 'required']);
});

test.each(['ratna', 'ratna@', 'ratna@kelana', '@kelana.example', 'a b@kelana.example', `${'a'.repeat(100)}@b.id`])(
  '%s is no address',
  (email) => {
    expect(problems({ email, password: 'x' })).toEqual([['email', 'email']]);
  },
);

test('a short password may be tried: the service knows', () => {
  expect(problems({ email: 'ratna@kelana.example', password: 'x' })).toEqual([]);
});
