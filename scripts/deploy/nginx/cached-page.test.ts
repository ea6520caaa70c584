import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBehindNginx } from './site-behind-nginx.ts';

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
const template = readFileSync('scripts/deploy/nginx/kelana.conf.template', 'utf8');

/** The longest headers of a page, with the hashes of its styles. */
const policy = `style-src 'self' ${"'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ".repeat(40)}`;

test('every cache of nginx is bounded in bytes, and forgets what nobody asks for', () => {
  const caches = template.split('\n').filter((line) => line.startsWith('proxy_cache_path'));
  expect(caches).toHaveLength(2);
  for (const cache of caches) {
    expect(cache).toMatch(/ max_size=[1-9]\d*g /);
    expect(cache).toMatch(/ inactive=\d+d;/);
    expect(cache).toMatch(/ min_free=\d+[mg] /);
  }
});

test('no map copies the headers of a page to compare them', () => {
  const maps = template.split('\n').filter((line) => line.startsWith('map '));
  expect(maps.length).toBeGreaterThan(20);
  expect(maps.filter((line) => /^map \S*:\$upstream_http|^map \S*\$upstream_http\S*:/.test(line))).toEqual([]);
});

describe.skipIf(!hasNginx)('a cached page', () => {
  let nginx: Awaited<ReturnType<typeof startBehindNginx>>;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  beforeAll(async () => {
    nginx = await startBehindNginx((_request, response) => {
      const headers = { 'content-security-policy': policy, 'cache-control': 's-maxage=60' };
      // Without a length, as the site sends a compressed page.
      response.writeHead(200, headers).write('page '.repeat(2000));
      response.end();
    });
  });
  afterAll(async () => {
    agent.destroy();
    await nginx.stop();
  });

  /** Returns how many milliseconds a page takes on the one kept-alive connection. */
  function timePage(): Promise<number> {
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const options = { port: nginx.port, path: '/blog', agent, headers: { host: 'kelana.test' } };
      get(options, (response) => {
        response.resume();
        response.once('end', () => resolve(performance.now() - startedAt));
      }).on('error', reject);
    });
  }

  test('does not wait for the client to confirm its headers', async () => {
    const times: number[] = [];
    for (let count = 0; count < 15; count += 1) times.push(await timePage());
    // A client confirms after 40 ms.
    expect(times.toSorted((a, b) => a - b)[7]).toBeLessThan(30);
  });
});
