import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type SharedPages, sharedPages } from '../../../src/server/shared-pages/shared-pages.ts';
import { freePort } from '../../lib/ports.ts';

const CONFIGURATION = 'scripts/deploy/redis/kelana-redis.conf';
const isInstalled = spawnSync('redis-server', ['--version']).error === undefined;
// Less than the shipped bound, so that it is reached soon.
const BOUND = 8_000_000;
const PAGE = 'page '.repeat(20_000);

test('the shipped Redis is bounded in bytes and evicts any page', () => {
  const lines = readFileSync(CONFIGURATION, 'utf8').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['maxmemory 256mb', 'maxmemory-policy allkeys-lru', 'save ""']));
});

describe.skipIf(!isInstalled)('a Redis with the shipped configuration', () => {
  let port: number;
  let redis: ChildProcess;
  let pages: SharedPages;
  const ask = (...command: string[]) => spawnSync('redis-cli', ['-p', String(port), ...command]).stdout.toString();

  beforeAll(async () => {
    port = await freePort();
    const own = ['--port', String(port), '--bind', '127.0.0.1', '--maxmemory', String(BOUND)];
    redis = spawn('redis-server', [CONFIGURATION, ...own], { stdio: 'ignore' });
    await vi.waitFor(() => expect(ask('ping')).toContain('PONG'));
    pages = sharedPages(`redis://127.0.0.1:${port}`, 'b1');
  });
  afterAll(async () => {
    pages.close();
    const exited = new Promise((resolve) => redis.once('exit', resolve));
    redis.kill('SIGTERM');
    await exited;
  });

  test('keeps the newest of many pages within its bound', async () => {
    expect(await pages.write('/0', PAGE, 600)).toBe('OK');
    // Redis counts the age of an entry in seconds, and removes any of those that are equally old.
    await setTimeout(1100);
    // An instance gives up after 150 ms, which a busy machine reaches once in many writes.
    for (let count = 1; count < 199; count += 1) expect(ask('set', `filler-${count}`, PAGE)).toContain('OK');
    expect(await pages.write('/199', PAGE, 600)).toBe('OK');
    expect(Number(/used_memory:(\d+)/.exec(ask('info', 'memory'))?.[1])).toBeLessThanOrEqual(BOUND);
    expect([await pages.read('/199'), await pages.read('/0')]).toEqual([PAGE, null]);
  });

  test('every entry of an instance ends by itself', async () => {
    await pages.write('/a', PAGE, 600);
    await pages.claim('/a', 1);
    await pages.claimKey('signature', 60);
    const keys = ask('keys', '*')
      .trim()
      .split('\n')
      .filter((key) => !key.startsWith('filler-'));
    expect(keys.length).toBeGreaterThan(3);
    // -1: without an end. An entry that has ended meanwhile is -2.
    expect(keys.filter((key) => Number(ask('ttl', key)) === -1)).toEqual([]);
  });
});
