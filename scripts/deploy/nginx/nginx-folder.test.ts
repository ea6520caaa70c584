import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeNginxFolder } from './nginx-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'kelana-nginx-folder-'));
const servers = 'server 10.0.0.5:3000 max_fails=2 fail_timeout=5s; server 10.0.0.6:3000;';
const values = { LISTEN: '8080', SITE_HOSTS: 'kelana.test', SITE_SERVERS: servers };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function configuration(...extras: [Parameters<typeof makeNginxFolder>[2]?]): string {
  makeNginxFolder(folder, values, ...extras);
  return readFileSync(join(folder, 'nginx.conf'), 'utf8');
}

test('slow requests go to the same instances, without failure counts and with a limit of simultaneous ones', () => {
  expect(configuration()).toContain(
    'server 10.0.0.5:3000 max_fails=0 max_conns=64; server 10.0.0.6:3000 max_fails=0 max_conns=64;',
  );
});

test('requests can bypass the cache only with the option for load tests', () => {
  expect(configuration()).not.toContain('past_the_cache');
  expect(
    configuration({ isPastTheCachePossible: true }).match(/proxy_(cache_bypass|no_cache) .*past_the_cache\b/g),
  ).toEqual([
    'proxy_cache_bypass $kelana_moved $kelana_personal $http_x_past_the_cache',
    'proxy_no_cache $kelana_moved $kelana_personal $http_x_past_the_cache',
  ]);
});
