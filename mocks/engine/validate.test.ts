import { expect, test } from 'vitest';
import { validate } from './validate.ts';

const login = (value: unknown) => {
  const verdict = validate('body', 'login', 'application/json', value);
  return verdict.ok ? [] : verdict.violations.map(({ path, keyword }) => `${path} ${keyword}`);
};

test('an empty required text counts as missing, without other errors', () => {
  expect(login({ email: '', password: '' })).toEqual(['/email required', '/password required']);
});

test('a text that is too short gets only that error', () => {
  expect(login({ email: 'x', password: 'x' })).toEqual(['/email minLength', '/email format']);
});

test('an unknown status or media type is a violation', () => {
  expect(validate('response', 'login', 418, {})).toMatchObject({ ok: false });
  expect(validate('body', 'login', 'text/plain', {})).toMatchObject({ ok: false });
});

/** A list of objects that counts how often one of them is read. */
function strangers(count: number) {
  const looks = { count: 0 };
  const counted: ProxyHandler<object> = {
    get: (target, name) => {
      looks.count += 1;
      return Reflect.get(target, name);
    },
    ownKeys: (target) => {
      looks.count += 1;
      return Reflect.ownKeys(target);
    },
  };
  return { looks, list: Array.from({ length: count }, () => new Proxy({ a: 1 }, counted)) };
}

test.each(['passengers', 'rooms'])('too many %s are refused without reading them', (name) => {
  const { looks, list } = strangers(16_000);
  const verdict = validate('body', 'bookTour', 'application/json', { [name]: list });
  expect(verdict).toMatchObject({ ok: false, violations: [{ path: `/${name}`, keyword: 'maxItems' }] });
  expect(looks.count).toBe(0);
});

test('unknown fields are listed one by one, up to a limit', () => {
  const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]));
  const rightLogin = { email: 'a@kelana.example', password: 'x' };
  expect(login({ ...rightLogin, ...unknown(20) })).toHaveLength(20);
  expect(login({ ...rightLogin, ...unknown(21) })).toEqual([' maxProperties']);
  const verdict = validate('body', 'bookTour', 'application/json', { passengers: [{}, unknown(50)] });
  expect(verdict).toMatchObject({ violations: [{ path: '/passengers/1', keyword: 'maxProperties' }] });
  expect(validate('query', 'listBanners', null, unknown(21))).toMatchObject({
    violations: [{ path: '', keyword: 'maxProperties' }],
  });
});
