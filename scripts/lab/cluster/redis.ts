import type { ChildProcess } from 'node:child_process';
import { createConnection } from 'node:net';
import { endOne, startProcess } from '../../lib/process-group.ts';
import { ports } from './cluster-world.ts';

const port = ports.CLUSTER_REDIS_PORT;
let server: ChildProcess | undefined;

export async function startRedis(): Promise<void> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  server = startProcess('Redis', 'redis-server', args, { stdio: 'ignore' });
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await say('PING').catch(() => '')).startsWith('+PONG')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Redis did not start.');
}

export async function stopRedis(): Promise<void> {
  if (server) await endOne(server, 5000);
}

/** Suspends Redis: connections stay open without answers until it is resumed. */
export const hangRedis = () => server?.kill('SIGSTOP');
export const resumeRedis = () => server?.kill('SIGCONT');

export async function flushRedis(): Promise<void> {
  await say('FLUSHALL');
}

function say(command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.setTimeout(2000, () => socket.destroy(new Error('Redis did not answer.')));
    socket.once('error', reject);
    socket.once('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
  });
}
