import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/lib/ports.ts';
import { serveMetrics } from '../metrics/serve-metrics';
import { breaker, connectSharedPages, type SharedPages, sharedPages } from './shared-pages';

const isInstalled = spawnSync('redis-server', ['--version']).error === undefined;
const connections: SharedPages[] = [];
let redis: ChildProcess | undefined;

function connect(port: number, build = 'b1'): SharedPages {
  const pages = sharedPages(`redis://127.0.0.1:${port}`, build);
  connections.push(pages);
  return pages;
}

/** Silences the log and returns a mock that gets its lines, whatever their level. */
function spyOnLog() {
  const logged = vi.fn();
  for (const level of ['error', 'info'] as const)
    vi.spyOn(console, level).mockImplementation((...line) => logged(...line));
  return logged;
}

async function startRedis(port: number): Promise<void> {
  redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
  await vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        const probe = spawnSync('redis-cli', ['-p', String(port), 'ping']);
        probe.stdout?.toString().startsWith('PONG') ? resolve() : reject(new Error('not yet'));
      }),
  );
}

async function stopRedis(): Promise<void> {
  const exited = new Promise((resolve) => redis?.once('exit', resolve));
  // Also ends one that a failed test has stopped.
  redis?.kill('SIGKILL');
  await exited;
  redis = undefined;
}

afterEach(async () => {
  for (const pages of connections.splice(0)) pages.close();
  if (redis) await stopRedis();
});

test('a Redis that never answers does not block its callers', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  const port = await freePort();
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
  const pages = connect(port);
  const startedAt = Date.now();
  expect([await pages.read('/a'), await pages.claim('/a', 1)]).toEqual([undefined, undefined]);
  expect(Date.now() - startedAt).toBeLessThan(5000);
  expect(logged.mock.calls.length).toBeLessThanOrEqual(1);
  for (const socket of sockets) socket.destroy();
  silent.close();
});

describe.skipIf(!isInstalled)('with a Redis', () => {
  test('a process that is busy while it connects does not report Redis as gone', async () => {
    const logged = spyOnLog();
    const port = await freePort();
    await startRedis(port);
    const pages = connect(port);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
    await vi.waitFor(async () => expect(await pages.ping()).toBe('PONG'));
    expect(logged).not.toHaveBeenCalled();
  });

  test('a page written by one instance is read by others of the same build only', async () => {
    const port = await freePort();
    await startRedis(port);
    const [one, two, other] = [connect(port), connect(port), connect(port, 'b2')];
    expect(await two.read('/a')).toBe(null);
    await one.write('/a', 'text', 60);
    expect([await two.read('/a'), await other.read('/a')]).toEqual(['text', null]);
  });

  test('a claim is granted to one instance, also when another claims after the page was written', async () => {
    const port = await freePort();
    await startRedis(port);
    const [one, two] = [connect(port), connect(port)];
    expect([await one.claim('/a', 1), await two.claim('/a', 1)]).toEqual([true, false]);
    await one.write('/a', 'text', 60);
    expect([await two.claim('/a', 1), await two.claim('/a', 2)]).toEqual([false, true]);
  });

  test('Redis is used as soon as it is available, also when it was down at the start', async () => {
    const logged = spyOnLog();
    const port = await freePort();
    const pages = connect(port);
    expect(await pages.read('/a')).toBeUndefined();
    await startRedis(port);
    await vi.waitFor(async () => expect(await pages.read('/a')).toBe(null), { interval: 100 });
    await stopRedis();
    expect(await pages.read('/a')).toBeUndefined();
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(3));
    expect(logged.mock.calls.map(([line]) => String(line).includes('back'))).toEqual([false, true, false]);
  });

  test('while Redis hangs commands fail fast and one message is logged; after that it is used again', async () => {
    const logged = spyOnLog();
    const port = await freePort();
    await startRedis(port);
    const pages = connect(port);
    expect(await pages.read('/a')).toBe(null);
    redis?.kill('SIGSTOP');
    const startedAt = Date.now();
    for (let count = 0; count < 50; count += 1) expect(await pages.read('/a')).toBeUndefined();
    expect(Date.now() - startedAt).toBeLessThan(4000);
    redis?.kill('SIGCONT');
    await setTimeout(2000);
    expect(await pages.read('/a')).toBe(null);
    expect(logged.mock.calls.flat()).toEqual([
      'redis: no answer in 150 ms. Pages are kept by this instance alone.',
      'redis: Redis is back. Pages are kept together again.',
    ]);
  });

  test('the metric of an instance without requests tells whether Redis answers', async () => {
    spyOnLog();
    const port = await freePort();
    await startRedis(port);
    connections.push(connectSharedPages(`redis://127.0.0.1:${port}`, 'b1'));
    const metrics = (await serveMetrics({ port: 0, host: '127.0.0.1' })).address() as AddressInfo;
    const expectDown = (value: number) =>
      vi.waitFor(
        async () => {
          const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
          expect(text).toContain(`\nkelana_redis_down ${value}\n`);
        },
        { timeout: 5000, interval: 200 },
      );
    await expectDown(0);
    redis?.kill('SIGSTOP');
    await expectDown(1);
    redis?.kill('SIGCONT');
    await expectDown(0);
  });
});

const limits = { limitMs: 150, restMs: 2000 };
const hang = () => new Promise<string>(() => undefined);

describe('a command', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => vi.useRealTimers());

  test('after one timeout commands are skipped until the pause is over', async () => {
    const run = breaker(limits);
    const first = run(hang);
    await vi.advanceTimersByTimeAsync(150);
    expect(await first).toBeUndefined();
    const command = vi.fn(async () => 'value');
    expect(await run(command)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1999);
    expect(await run(command)).toBeUndefined();
    expect(command).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await run(command)).toBe('value');
    expect(await run(command)).toBe('value');
  });

  test('after the pause one command is the trial, and the others do not wait for it', async () => {
    const run = breaker(limits);
    await run(() => Promise.reject(new Error('gone')));
    await vi.advanceTimersByTimeAsync(2000);
    const command = vi.fn(hang);
    const trial = run(command);
    expect(await Promise.all([run(command), run(command)])).toEqual([undefined, undefined]);
    await vi.advanceTimersByTimeAsync(150);
    expect(await trial).toBeUndefined();
    expect(command).toHaveBeenCalledTimes(1);
  });

  test('a reply in several pieces, with a busy process between them, is not too late', async () => {
    vi.useRealTimers();
    const run = breaker({ limitMs: 1000, restMs: 2000 });
    const reply = run(async () => {
      for (let piece = 0; piece < 4; piece += 1) {
        await stat('.');
        blockFor(300);
      }
      return 'whole';
    });
    expect(await reply).toBe('whole');
  });
});

function blockFor(ms: number): void {
  const until = Date.now() + ms;
  while (Date.now() < until);
}
