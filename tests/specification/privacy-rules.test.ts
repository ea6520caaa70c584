import { expect, test } from 'vitest';
import {
  bearerOf,
  kindsIn,
  profileSpellings,
  requestLeaks,
  type SecretKind,
  storageLeaks,
  testProfile,
} from '../support/privacy-rules.ts';

const token = 'c7f0ae52-6f0c-4f53-9a3c-0d8f5f3c2b11';
const secrets = new Map<string, SecretKind>([
  [token, 'token'],
  ['Perjalanan2027', 'password'],
  ['Purnamasandi', 'profile'],
  ['813 7770 0451', 'profile'],
  ['link-71c1a2', 'recovery token'],
]);
const origins = { site: 'https://kelana.example', host: 'https://service.example' };
const leaksOf = (
  url: string,
  more: { referer?: string; authorization?: string; body?: string; cookie?: string } = {},
) => {
  const { body = null, ...headers } = more;
  return requestLeaks({ url, headers, body, isNavigation: false }, secrets, origins);
};

test('the token goes to the service host in its header, credentials and profile in a body', () => {
  expect(leaksOf('https://service.example/v1/profile', { authorization: `Bearer ${token}` })).toEqual([]);
  expect(leaksOf('https://service.example/v1/login', { body: 'Perjalanan2027 Purnamasandi' })).toEqual([]);
});

test.each([
  [`https://kelana.example/account?t=${token}`, 'a token in the address https://kelana.example/account'],
  ['https://service.example/v1/tours?search=Purnamasandi', 'a profile in the address https://service.example/v1/tours'],
  [
    'https://kelana.example/_next/image?url=%2Fp%3Fphone%3D813+7770%200451',
    'a profile in the address https://kelana.example/_next/image',
  ],
  ['https://elsewhere.example/?p=Perjalanan2027', 'a password in the address https://elsewhere.example/'],
])('%s is found', (url, leak) => {
  expect(leaksOf(url)).toEqual([leak]);
});

test('a secret in the Referer is found, also to the service host', () => {
  expect(leaksOf('https://service.example/v1/tours', { referer: `https://kelana.example/?t=${token}` })).toEqual([
    'a token in the Referer of a request to https://service.example',
  ]);
});

test('an Authorization header to any other origin is found, whatever its value', () => {
  expect(leaksOf('https://kelana.example/data.json', { authorization: 'Bearer other' })).toEqual([
    'an Authorization header to https://kelana.example/data.json',
  ]);
});

test('a secret in a header or body to another origin is found', () => {
  expect(leaksOf('https://chat.example/hello', { body: '{"name":"Dewi Purnamasandi"}', cookie: `t=${token}` })).toEqual(
    ['a token in a request to https://chat.example/hello', 'a profile in a request to https://chat.example/hello'],
  );
});

test('the token of a mailed link may be in the URL that opens the page, and nowhere else', () => {
  const url = 'https://kelana.example/en/auth/new-password?token=link-71c1a2';
  const opened = { url, headers: {}, body: null, isNavigation: true };
  expect(requestLeaks(opened, secrets, origins)).toEqual([]);
  expect(requestLeaks({ ...opened, isNavigation: false }, secrets, origins)).toHaveLength(1);
  expect(leaksOf('https://kelana.example/a.js', { referer: url })).toEqual([
    'a recovery token in the Referer of a request to https://kelana.example',
  ]);
});

test('only tokens may be stored, each under its own key', () => {
  const entries = [
    { area: 'local', key: 'kelana.token', value: token },
    { area: 'session', key: 'kelana.recovery-token', value: 'link-71c1a2' },
    { area: 'session', key: 'kelana.booking-drafts', value: '{"first_name":"Ratna"}' },
  ] as const;
  expect(storageLeaks(entries, secrets)).toEqual([]);
});

const unlistedPrefix = 'an entry that the register does not list:';

test.each([
  [
    'session',
    'kelana.form.sign-in',
    '"password":"Perjalanan2027"',
    ['a password stored as session kelana.form.sign-in'],
  ],
  ['local', 'kelana.token', 'Purnamasandi', ['a profile stored as local kelana.token']],
  [
    'session',
    'kelana.token',
    token,
    [`${unlistedPrefix} session kelana.token`, 'a token stored as session kelana.token'],
  ],
  ['cookie', 'token', token, [`${unlistedPrefix} cookie token`, 'a token stored as cookie token']],
  [
    'local',
    'kelana.recovery',
    'link-71c1a2',
    [`${unlistedPrefix} local kelana.recovery`, 'a recovery token stored as local kelana.recovery'],
  ],
  ['database', 'profile', '', ['the database profile']],
  ['cache', 'pages', '', ['the cache pages']],
] as const)('a forbidden entry in %s under %s is found', (area, key, value, leaks) => {
  expect(storageLeaks([{ area, key, value }], secrets)).toEqual(leaks);
});

test('an entry that the register of the site does not list, or lists for another storage, is found', () => {
  const leaksAt = (area: 'local' | 'session' | 'cookie', key: string) =>
    storageLeaks([{ area, key, value: '1' }], secrets);
  expect(leaksAt('local', 'nova')).toEqual([`${unlistedPrefix} local nova`]);
  expect(leaksAt('session', 'kelana.visa.3')).toEqual([`${unlistedPrefix} session kelana.visa.3`]);
  expect(leaksAt('local', 'kelana.visa.3')).toEqual([]);
  expect(leaksAt('cookie', 'NEXT_LOCALE')).toEqual([]);
});

test('a text is searched as it is and decoded', () => {
  expect(kindsIn('{"fullname":"Dewi Purnamasandi"}', secrets)).toEqual(['profile']);
  expect(kindsIn('phone=813%207770%200451', secrets)).toEqual(['profile']);
  expect(kindsIn('100% Dewi', secrets)).toEqual([]);
  expect(kindsIn('100% and %ff, then 813%207770%200451', secrets)).toEqual(['profile']);
});

test('a name in capital letters, as in a passport, is found', () => {
  expect(kindsIn('{"last_name":"PURNAMASANDI"}', secrets)).toEqual(['profile']);
});

test('a bearer token is a secret when it is long enough', () => {
  expect(bearerOf({ authorization: `Bearer ${token}` })).toBe(token);
  expect(bearerOf({ authorization: 'Bearer x' })).toBeUndefined();
  expect(bearerOf({})).toBeUndefined();
});

test('the profile values of a test member are found in each notation of the site', () => {
  const marks = new Map<string, SecretKind>(profileSpellings.map((spelling) => [spelling, 'profile']));
  const { dob, phone, last_name } = testProfile;
  const notations = [
    dob,
    '27 Agu 1979',
    '27 Aug 1979',
    '27/8/1979',
    '27%20Agu%201979',
    phone,
    last_name,
    'Lubuklinggau',
  ];
  for (const text of notations)
    expect([text, kindsIn(`{"x":"${text}"}`, marks).includes('profile')]).toEqual([text, true]);
  expect(kindsIn('{"city":"Bandung","dob":"14 Mei 1986"}', marks)).toEqual([]);
});
