import { expect, test } from 'vitest';
import { validate } from './validate.ts';

const violationsOfLogin = (value: unknown) => {
  const verdict = validate('body', 'login', 'application/json', value);
  return verdict.ok ? [] : verdict.violations.map(({ path, keyword }) => `${path} ${keyword}`);
};

test('an empty required text counts as missing, without other errors', () => {
  expect(violationsOfLogin({ email: '', password: '' })).toEqual(['/email required', '/password required']);
});

test('a text that is too short gets only that error', () => {
  expect(violationsOfLogin({ email: 'x', password: 'x' })).toEqual(['/email minLength', '/email format']);
});

test('an unknown status or media type is a violation', () => {
  expect(validate('response', 'login', 418, {})).toMatchObject({ ok: false });
  expect(validate('body', 'login', 'text/plain', {})).toMatchObject({ ok: false });
});

test('unknown fields are listed one by one, up to a limit', () => {
  const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]));
  const validLogin = { email: 'a@kelana.example', password: 'x' };
  expect(violationsOfLogin({ ...validLogin, ...unknown(20) })).toHaveLength(20);
  expect(violationsOfLogin({ ...validLogin, ...unknown(21) })).toEqual([' maxProperties']);
  const verdict = validate('body', 'bookTour', 'application/json', { passengers: [{}, unknown(50)] });
  expect(verdict).toMatchObject({ violations: [{ path: '/passengers/1', keyword: 'maxProperties' }] });
  expect(validate('query', 'listBanners', null, unknown(21))).toMatchObject({
    violations: [{ path: '', keyword: 'maxProperties' }],
  });
});

test('a value is converted in a copy, lists too', () => {
  const query = { country: ['101', '301'], limit: '9' };
  expect(validate('query', 'listTours', null, query)).toMatchObject({
    ok: true,
    value: { country: [101, 301], limit: 9 },
  });
  expect(query).toEqual({ country: ['101', '301'], limit: '9' });
});

test('numbers of a query are written as in JSON, each in a list too', () => {
  const violationsOfQuery = (query: object) => {
    const verdict = validate('query', 'listTours', null, query);
    return verdict.ok ? [] : verdict.violations.map(({ path }) => path);
  };
  expect(violationsOfQuery({ limit: '10', min_price: '1e2' })).toEqual([]);
  for (const limit of ['0x10', '+1', ' 1', '01']) expect(violationsOfQuery({ limit })).toEqual(['/limit']);
  expect(violationsOfQuery({ country: ['7', '0x8'] })).toEqual(['/country']);
});
