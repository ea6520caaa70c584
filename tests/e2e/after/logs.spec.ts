import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { kindsIn, type SecretKind } from '../../support/privacy-rules.ts';
import { linesOf, secretsFile } from '../support/run-files.ts';
import { host } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';

const secrets = () =>
  new Map(
    linesOf(secretsFile).map((line) => {
      const [kind = '', secret = ''] = line.split('\t');
      return [secret, kind as SecretKind];
    }),
  );

test('the secrets of the run are known', () => {
  expect([...new Set(secrets().values())].sort()).toEqual(['password', 'profile', 'recovery token', 'token']);
});

test('no token, password or profile of the whole run is in the log of the site or of the service host', () => {
  const logs = (process.env.RUN_LOGS ?? '').split(delimiter).filter(Boolean);
  test.skip(logs.length === 0 && !process.env.CI, 'Somebody else has started the site and keeps its log.');
  expect(logs).toHaveLength(2);
  for (const log of logs) {
    const text = readFileSync(log, 'utf8');
    expect(text, log).toMatch(/\bready\b/i);
    expect(kindsIn(text, secrets()), log).toEqual([]);
  }
});

test('the list of calls of the service host holds none either', async () => {
  const text = await (await fetch(`${host}/__mock`)).text();
  expect(text).toContain('/v1/');
  expect(kindsIn(text, secrets())).toEqual([]);
});
