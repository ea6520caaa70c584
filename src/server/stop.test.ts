import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isStopping, stopGently } from './stop';

describe('on SIGTERM', () => {
  const otherListeners = process.listeners('SIGTERM');
  let server: Server;

  beforeEach(() => {
    process.removeAllListeners('SIGTERM');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  });
  afterEach(() => {
    vi.useRealTimers();
    process.removeAllListeners('SIGTERM');
    for (const listener of otherListeners) process.on('SIGTERM', listener);
    server?.close();
  });

  test('an instance keeps serving without keep-alive, then runs the SIGTERM listener of Next', async () => {
    server = createServer((_request, response) => response.end('served')).listen(0);
    const { port } = server.address() as AddressInfo;
    const requestConnection = async () => (await fetch(`http://localhost:${port}/`)).headers.get('connection');
    const nextListener = vi.fn(() => server.close());
    process.on('SIGTERM', nextListener);
    stopGently({ delayMs: 100, limitMs: 250 });

    expect([isStopping(), await requestConnection()]).toEqual([false, 'keep-alive']);
    process.emit('SIGTERM', 'SIGTERM');
    process.emit('SIGTERM', 'SIGTERM');
    expect([isStopping(), await requestConnection(), nextListener.mock.calls]).toEqual([true, 'close', []]);
    await vi.advanceTimersByTimeAsync(100);
    expect(nextListener.mock.calls).toEqual([['SIGTERM']]);
    expect(process.exit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(150);
    expect(process.exit).toHaveBeenCalledWith(143);
  });
});
