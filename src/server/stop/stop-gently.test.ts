import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stopGently } from './stop-gently';
import { isStopping } from './stopping';

describe('on SIGTERM', () => {
  const others = process.listeners('SIGTERM');
  let server: Server;

  beforeEach(() => {
    process.removeAllListeners('SIGTERM');
    vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  });
  afterEach(() => {
    process.removeAllListeners('SIGTERM');
    for (const listener of others) process.on('SIGTERM', listener);
    server?.close();
  });

  test('an instance keeps serving without keep-alive, then ends as Next does', async () => {
    server = createServer((_request, response) => response.end('served')).listen(0);
    const { port } = server.address() as AddressInfo;
    const ask = async () => (await fetch(`http://localhost:${port}/`)).headers.get('connection');
    const next = vi.fn(() => server.close());
    process.on('SIGTERM', next);
    stopGently({ delayMs: 100, limitMs: 250 });

    expect([isStopping(), await ask()]).toEqual([false, 'keep-alive']);
    process.emit('SIGTERM', 'SIGTERM');
    process.emit('SIGTERM', 'SIGTERM');
    expect([isStopping(), await ask(), next.mock.calls]).toEqual([true, 'close', []]);
    await setTimeout(150);
    expect(next.mock.calls).toEqual([['SIGTERM']]);
    expect(process.exit).not.toHaveBeenCalled();
    await setTimeout(150);
    expect(process.exit).toHaveBeenCalledWith(143);
  });
});
