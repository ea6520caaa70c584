import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/lib/ports.ts';
import { type SharedPages, sharedPages } from './shared-pages';

const isHere = spawnSync('redis-server', ['--version']).error === undefined;
const open: SharedPages[] = [];
let redis: ChildProcess | undefined;

function connect(port: number, build = 'b1'): SharedPages {
  const pages = sharedPages(`redis://127.0.0.1:${port}`, build);
  open.push(pages);
  return pages;
}

async function start(port: number): Promise<void> {
  redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
  await vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        const probe = spawnSync('redis-cli', ['-p', String(port), 'ping']);
        probe.stdout?.toString().startsWith('PONG') ? resolve() : reject(new Error('not yet'));
      }),
    { timeout: 5000 },
  );
}

async function stop(): Promise<void> {
  const gone = new Promise((resolve) => redis?.once('exit', resolve));
  redis?.kill('SIGTERM');
  await gone;
  redis = undefined;
}

afterEach(async () => {
  for (const pages of open.splice(0)) pages.close();
  if (redis) await stop();
});

test('a Redis that never answers does not block its callers', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  const port = await freePort();
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
  const pages = connect(port);
  const from = Date.now();
  expect([await pages.read('/a'), await pages.claim('/a', 1)]).toEqual([undefined, undefined]);
  expect(Date.now() - from).toBeLessThan(5000);
  expect(said.mock.calls.length).toBeLessThanOrEqual(1);
  for (const socket of sockets) socket.destroy();
  silent.close();
});

describe.skipIf(!isHere)('with a Redis', () => {
  test('a page written by one instance is read by others of the same build only', async () => {
    const port = await freePort();
    await start(port);
    const [one, two, other] = [connect(port), connect(port), connect(port, 'b2')];
    expect(await two.read('/a')).toBe(null);
    await one.write('/a', 'text', 60);
    expect([await two.read('/a'), await other.read('/a')]).toEqual(['text', null]);
  });

  test('a turn is given to one instance, also when another asks after the page was written', async () => {
    const port = await freePort();
    await start(port);
    const [one, two] = [connect(port), connect(port)];
    expect([await one.claim('/a', 1), await two.claim('/a', 1)]).toEqual([true, false]);
    await one.write('/a', 'text', 60);
    expect([await two.claim('/a', 1), await two.claim('/a', 2)]).toEqual([false, true]);
  });

  test('Redis is used as soon as it is up, also when it was down at the start', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const port = await freePort();
    const pages = connect(port);
    expect(await pages.read('/a')).toBeUndefined();
    await start(port);
    await vi.waitFor(async () => expect(await pages.read('/a')).toBe(null), { timeout: 6000, interval: 100 });
    await stop();
    expect(await pages.read('/a')).toBeUndefined();
    await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(3), { timeout: 3000 });
    expect(said.mock.calls.map(([line]) => String(line).includes('back'))).toEqual([false, true, false]);
  });

  test('while Redis hangs commands fail fast, one message is logged, and it is used again when it recovers', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const port = await freePort();
    await start(port);
    const pages = connect(port);
    expect(await pages.read('/a')).toBe(null);
    redis?.kill('SIGSTOP');
    const from = Date.now();
    for (let count = 0; count < 50; count += 1) expect(await pages.read('/a')).toBeUndefined();
    expect(Date.now() - from).toBeLessThan(4000);
    redis?.kill('SIGCONT');
    await setTimeout(2000);
    expect(await pages.read('/a')).toBe(null);
    expect(said.mock.calls.flat()).toEqual([
      'Redis: no answer in 150 ms. Pages are kept by this instance alone.',
      'Redis is back. Pages are kept together again.',
    ]);
  });
});
