import type { ChildProcess } from 'node:child_process';
import { createConnection } from 'node:net';
import { endOne, startProcess } from '../../lib/process-group.ts';
import { clusterPorts } from './cluster-servers.ts';

const port = clusterPorts.CLUSTER_REDIS_PORT;
let server: ChildProcess | undefined;

/** Starts Redis with the shipped configuration. Throws when it does not respond within 50 attempts. */
export async function startRedis(): Promise<void> {
  const args = ['scripts/deploy/redis/kelana-redis.conf', '--port', String(port), '--bind', '127.0.0.1'];
  server = startProcess('Redis', 'redis-server', args, { stdio: 'ignore' });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if ((await sendCommand('PING').catch(() => '')).startsWith('+PONG')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Redis did not start.');
}

export async function stopRedis(): Promise<void> {
  if (server) await endOne(server, 5000);
}

/** Suspends Redis: connections stay open, and no command gets a reply until Redis is resumed. */
export const suspendRedis = () => server?.kill('SIGSTOP');
export const resumeRedis = () => server?.kill('SIGCONT');

export async function flushRedis(): Promise<void> {
  await sendCommand('FLUSHALL');
}

/** Sends a command on a new connection and returns the reply; rejects after two seconds without one. */
function sendCommand(command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.setTimeout(2000, () => socket.destroy(new Error('Redis did not reply.')));
    socket.once('error', reject);
    socket.once('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
  });
}
