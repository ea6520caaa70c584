import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment';
import { isReportAddress, parseOrigin } from './parse-env';

test('without variables the defaults are those of a developer machine', () => {
  expect(readEnvironment({ REDIS_URL: '', MAIN_HOST: ' ' })).toEqual({
    serviceHost: 'http://localhost:4010',
    publicServiceHost: 'http://localhost:4010',
    siteUrl: 'http://localhost:3000',
    chatHost: undefined,
    errorReportsDsn: undefined,
    visitReportsUrl: undefined,
    mainHost: undefined,
    redisUrl: undefined,
    picturePaths: ['/media/'],
    pictureHosts: [],
    publishSecret: undefined,
    draftToken: undefined,
    gateways: [],
    gatewayToken: undefined,
    stop: { delayMs: 0, limitMs: 10_000 },
  });
});

test('every given variable is used', () => {
  expect(
    readEnvironment({
      SERVICE_HOST: 'http://10.0.0.4:8080/',
      NEXT_PUBLIC_SERVICE_HOST: 'https://api.kelana.example',
      NEXT_PUBLIC_SITE_URL: 'https://kelana.example',
      NEXT_PUBLIC_CHAT_HOST: 'https://chat.kelana.example',
      NEXT_PUBLIC_CHAT_TOKEN: 'abc',
      NEXT_PUBLIC_ERROR_REPORTS_DSN: ' https://0a1b2c@reports.kelana.example/1 ',
      NEXT_PUBLIC_VISIT_REPORTS_URL: 'http://10.0.0.9/visits',
      MAIN_HOST: 'Kelana.example',
      REDIS_URL: 'rediss://user:secret@10.0.0.7:6379',
      PICTURE_PATHS: '/uploads/tours/, /static/',
      PICTURE_HOSTS: 'https://pictures.example, https://cdn.example:8443,',
      PUBLISH_SECRET: '0123456789abcdef0123456789abcdef',
      DRAFT_TOKEN: 'token_for-the-drafts',
      GATEWAYS: 'http://10.0.0.2:8080,http://10.0.0.3:8080',
      GATEWAY_TOKEN: 'token_of-the-gateways',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.5',
      STOP_DELAY_MS: '5000',
      STOP_LIMIT_MS: '20000',
    }),
  ).toEqual({
    serviceHost: 'http://10.0.0.4:8080',
    publicServiceHost: 'https://api.kelana.example',
    siteUrl: 'https://kelana.example',
    chatHost: 'https://chat.kelana.example',
    errorReportsDsn: 'https://0a1b2c@reports.kelana.example/1',
    visitReportsUrl: 'http://10.0.0.9/visits',
    mainHost: 'kelana.example',
    redisUrl: 'rediss://user:secret@10.0.0.7:6379',
    picturePaths: ['/uploads/tours/', '/static/'],
    pictureHosts: ['https://pictures.example', 'https://cdn.example:8443'],
    publishSecret: '0123456789abcdef0123456789abcdef',
    draftToken: 'token_for-the-drafts',
    gateways: ['http://10.0.0.2:8080', 'http://10.0.0.3:8080'],
    gatewayToken: 'token_of-the-gateways',
    metrics: { port: 9464, host: '10.0.0.5' },
    stop: { delayMs: 5000, limitMs: 20_000 },
  });
});

test('one error lists every wrong variable and its expected value', () => {
  const wrong = {
    SERVICE_HOST: 'api.kelana.example',
    NEXT_PUBLIC_SITE_URL: 'https://kelana.example/id',
    NEXT_PUBLIC_ERROR_REPORTS_DSN: 'https://key:secret@reports.kelana.example/1',
    NEXT_PUBLIC_VISIT_REPORTS_URL: 'ftp://reports.kelana.example',
    MAIN_HOST: 'https://kelana.example',
    REDIS_URL: 'user:secret@10.0.0.7:6379',
    PICTURE_PATHS: '/media/,/up*/',
    PICTURE_HOSTS: 'https://pictures.example/folder',
    PUBLISH_SECRET: 'short',
    GATEWAYS: 'http://10.0.0.2:8080',
    GATEWAY_TOKEN: 'a token?',
    METRICS_PORT: '94640',
    STOP_DELAY_MS: '5s',
    NEXT_PUBLIC_CHAT_TOKEN: 'abc',
  };
  expect(() => readEnvironment(wrong)).toThrow(
    [
      'SERVICE_HOST must be an origin such as https://api.kelana.example, without a path; it is "api.kelana.example".',
      'NEXT_PUBLIC_SITE_URL must be an origin such as https://api.kelana.example, without a path; it is "https://kelana.example/id".',
      'NEXT_PUBLIC_ERROR_REPORTS_DSN must be a DSN such as https://key@reports.kelana.example/1.',
      'NEXT_PUBLIC_VISIT_REPORTS_URL must be an address such as https://reports.kelana.example/visits; it is "ftp://reports.kelana.example".',
      'MAIN_HOST must be the name of a host such as kelana.example, without https://; it is "https://kelana.example".',
      'REDIS_URL must be an address such as redis://10.0.0.7:6379.',
      'PICTURE_PATHS must be folders of the service such as /media/,/uploads/; it is "/media/,/up*/".',
      'PICTURE_HOSTS must be an origin such as https://api.kelana.example, without a path; it is "https://pictures.example/folder".',
      'PUBLISH_SECRET must be a secret of at least 32 characters.',
      'GATEWAY_TOKEN must be at least 16 letters, digits, hyphens or underscores.',
      'METRICS_PORT must be a port below 65536; it is "94640".',
      'STOP_DELAY_MS must be a number of milliseconds; it is "5s".',
      'NEXT_PUBLIC_CHAT_HOST and NEXT_PUBLIC_CHAT_TOKEN belong together; one of them is missing.',
    ].join('\n'),
  );
});

test.each(['127.0.0.1', '::1'])('a host name that is the number of this machine is refused: %s', (HOSTNAME) => {
  expect(() => readEnvironment({ HOSTNAME })).toThrow('HOSTNAME must be localhost');
  expect(() => readEnvironment({ HOSTNAME: 'localhost' })).not.toThrow();
});

test('the stop limit must be later than the delay', () => {
  expect(() => readEnvironment({ STOP_DELAY_MS: '10000' })).toThrow(
    'STOP_LIMIT_MS (10000) must be more than STOP_DELAY_MS (10000).',
  );
  expect(() => readEnvironment({ STOP_LIMIT_MS: '-1' })).toThrow('STOP_LIMIT_MS must be a number of milliseconds');
});

test('gateways need the token by which they know the site, a main host the address that pages name as their own', () => {
  expect(() => readEnvironment({ GATEWAYS: 'http://10.0.0.2:8080', MAIN_HOST: 'kelana.example' })).toThrow(
    'GATEWAYS needs GATEWAY_TOKEN, which is missing.\nMAIN_HOST needs NEXT_PUBLIC_SITE_URL, which is missing.',
  );
});

test('a required variable that is missing is listed with the others', () => {
  expect(() =>
    readEnvironment({ SERVICE_HOST: ' ', MAIN_HOST: 'a b' }, ['SERVICE_HOST', 'NEXT_PUBLIC_SITE_URL']),
  ).toThrow(
    [
      'MAIN_HOST must be the name of a host such as kelana.example, without https://; it is "a b".',
      'SERVICE_HOST is missing.',
      'NEXT_PUBLIC_SITE_URL is missing.',
      'MAIN_HOST needs NEXT_PUBLIC_SITE_URL, which is missing.',
    ].join('\n'),
  );
  expect(() => readEnvironment({ REDIS_URL: 'redis:///1' })).toThrow('REDIS_URL must be an address');
});

test('the example of a .env file names every variable that the site reads, and sets none', () => {
  const example = readFileSync('.env.example', 'utf8');
  const source = readFileSync('src/config/environment.ts', 'utf8');
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): v\./gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect([...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)).toEqual(expect.arrayContaining(names));
  expect(example.split('\n').filter((line) => line && !line.startsWith('#'))).toEqual([]);
});

test('an origin is accepted and loses its trailing slashes', () => {
  expect(parseOrigin('SERVICE_HOST', ' https://api.kelana.example// ')).toBe('https://api.kelana.example');
});

test.each(['https://me:secret@kelana.example', 'ftp://kelana.example', 'https://', 'https://a b', ''])(
  'the origin "%s" is refused with the name of its variable, and no password is quoted',
  (wrong) => expect(() => parseOrigin('SERVICE_HOST', wrong)).toThrow(/^SERVICE_HOST must be an origin(?!.*secret)/),
);

test('a report address must be an address', () => {
  expect(isReportAddress('/a')).toBe(false);
});

test.each([
  'https://reports.kelana.example/1',
  'https://key@reports.kelana.example/',
  'https://key@a:99999/1',
  'key@a/1',
])('%s is no DSN', (text) =>
  expect(() => readEnvironment({ NEXT_PUBLIC_ERROR_REPORTS_DSN: text })).toThrow(
    'NEXT_PUBLIC_ERROR_REPORTS_DSN must be a DSN such as https://key@reports.kelana.example/1',
  ),
);
