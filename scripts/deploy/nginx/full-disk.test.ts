import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canMount } from './own-file-system.ts';
import { type Answer, startBehindNginx } from './site-behind-nginx.ts';

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
const CONTENT = 'x'.repeat(150_000);

let nginx: Awaited<ReturnType<typeof startBehindNginx>>;

describe.skipIf(!hasNginx || !canMount())('a full disk under the cache', () => {
  beforeAll(async () => {
    nginx = await startBehindNginx(
      (_, response) => response.writeHead(200, { 'cache-control': 's-maxage=600' }).end(CONTENT),
      {},
      2_000_000,
    );
  });
  afterAll(() => nginx?.stop());

  test('every page is answered, those that were kept from the cache, and new ones are stored when there is space', async () => {
    const read = async (path: string) => shown(await nginx.ask(path));
    expect([await read('/kept'), await read('/kept')]).toEqual(['200 MISS 150000', '200 HIT 150000']);
    const freeDisk = nginx.fillDisk();
    const paths = Array.from({ length: 200 }, (_, index) => `/group-tour/${index + 1}`);
    const answers = await Promise.all(paths.map(read));
    expect(new Set(answers)).toEqual(new Set(['200 MISS 150000']));
    expect(await read('/kept')).toBe('200 HIT 150000');
    freeDisk();
    expect([await read('/blog'), await read('/blog')]).toEqual(['200 MISS 150000', '200 HIT 150000']);
  });
});

const shown = ({ status, headers, body }: Answer) => `${status} ${headers['x-cache']} ${body.length}`;
