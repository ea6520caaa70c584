import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { kindsIn, type SecretKind } from '../../support/privacy-rules.ts';
import { breachesFile, readLines, secretsFile } from '../support/run-files.ts';
import { mainControls, violationsIn } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';

type LogLine = { time: string; level: string; operation: string; id?: string; durationMs?: number };

const logFiles = () => (process.env.RUN_LOGS ?? '').split(delimiter).filter(Boolean);

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

test('the log of the site has JSON lines with the ids of requests, and no stack beside them', () => {
  const log = logFiles().find((file) => file.endsWith('site.log'));
  test.skip(!log, 'The site was started outside this run, so its log is missing.');
  const lines = readFileSync(log ?? '', 'utf8')
    .split('\n')
    .filter(Boolean);
  const entries = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as LogLine);
  expect(lines.filter((line) => /^\s+at |⨯|Error:/.test(line) && !line.startsWith('{'))).toEqual([]);
  for (const { time, level, operation } of entries) {
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect([level, operation]).toEqual([expect.stringMatching(/^(error|warn|info)$/), expect.stringMatching(/./)]);
  }
  for (const { id } of entries.filter(({ durationMs }) => durationMs !== undefined))
    expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test('no token, password or profile of the whole run is in the log of the site or of the service host', () => {
  const logs = logFiles();
  test.skip(logs.length === 0 && !process.env.CI, 'The site was started outside this run, so its log is missing.');
  expect(logs).toHaveLength(2);
  for (const log of logs) {
    const text = readFileSync(log, 'utf8');
    expect(text, log).toMatch(/\bready\b/i);
    expect(kindsIn(text, readSecrets()), log).toEqual([]);
  }
});

test('the call log of the service host contains no token, password or profile either', async () => {
  const text = JSON.stringify(await mainControls.status());
  expect(text).toContain('/v1/');
  expect(kindsIn(text, readSecrets())).toEqual([]);
});

test('no attempt leaked a secret or turned one intent into two reservations', () => {
  expect(readLines(breachesFile)).toEqual([]);
});

test('no call of the main world, which the server of the site uses, violated the API document', async () => {
  expect(await violationsIn(mainControls)).toEqual([]);
});
