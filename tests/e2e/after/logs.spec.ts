import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { kindsIn, type SecretKind } from '../../support/privacy-rules.ts';
import { readLines, secretsFile } from '../support/run-files.ts';
import { host } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';

const readSecrets = () =>
  new Map(
    readLines(secretsFile).map((line) => {
      const [kind = '', secret = ''] = line.split('\t');
      return [secret, kind as SecretKind];
    }),
  );

test('the run recorded secrets of every kind', () => {
  expect([...new Set(readSecrets().values())].sort()).toEqual(['password', 'profile', 'recovery token', 'token']);
});

test('no token, password or profile of the whole run is in the log of the site or of the service host', () => {
  const logs = (process.env.RUN_LOGS ?? '').split(delimiter).filter(Boolean);
  test.skip(logs.length === 0 && !process.env.CI, 'The site was started outside this run, so its log is missing.');
  expect(logs).toHaveLength(2);
  for (const log of logs) {
    const text = readFileSync(log, 'utf8');
    expect(text, log).toMatch(/\bready\b/i);
    expect(kindsIn(text, readSecrets()), log).toEqual([]);
  }
});

test('the call log of the service host contains no token, password or profile either', async () => {
  const text = await (await fetch(`${host}/__mock`)).text();
  expect(text).toContain('/v1/');
  expect(kindsIn(text, readSecrets())).toEqual([]);
});
