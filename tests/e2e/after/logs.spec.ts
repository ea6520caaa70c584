import { existsSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { secretsFile } from '../secrets.ts';
import { host } from '../service-host.ts';
import { expect, test } from '../test.ts';

/** The secrets of the run that a text holds, without naming them. */
function countSecrets(text: string): number {
  const secrets = existsSync(secretsFile) ? readFileSync(secretsFile, 'utf8').split('\n').filter(Boolean) : [];
  return secrets.filter((secret) => text.includes(secret)).length;
}

test('the secrets of the run are known', () => {
  expect(countSecrets(existsSync(secretsFile) ? readFileSync(secretsFile, 'utf8') : '')).toBeGreaterThan(4);
});

test('no token, password or profile of the whole run is in the log of the site or of the service host', () => {
  const logs = (process.env.RUN_LOGS ?? '').split(delimiter).filter(Boolean);
  test.skip(logs.length === 0, 'Somebody else has started the site and keeps its log.');
  expect(logs).toHaveLength(2);
  for (const log of logs) expect(countSecrets(readFileSync(log, 'utf8')), log).toBe(0);
});

test('the list of calls of the service host holds none either', async () => {
  expect(countSecrets(await (await fetch(`${host}/__mock`)).text())).toBe(0);
});
