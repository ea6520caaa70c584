import type { ChildProcess } from 'node:child_process';
import { runCommand, startProcess, stopOne, succeeds } from '../../lib/process-group.ts';
import { clusterPorts } from './cluster-servers.ts';

const port = clusterPorts.CLUSTER_REDIS_PORT;
let server: ChildProcess | undefined;

/** Starts Redis with the shipped configuration. Throws when it does not respond within 50 attempts. */
export async function startRedis(): Promise<void> {
  const args = ['scripts/deploy/redis/kelana-redis.conf', '--port', String(port), '--bind', '127.0.0.1'];
  server = startProcess('Redis', 'redis-server', args, { stdio: 'ignore' });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await succeeds('redis-cli', ['-p', String(port), 'ping'], { stdio: 'ignore' })) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Redis did not start.');
}

export async function stopRedis(): Promise<void> {
  if (server) await stopOne(server);
}

/** Suspends Redis: connections stay open, and no command gets a reply until Redis is resumed. */
export const suspendRedis = () => server?.kill('SIGSTOP');
export const resumeRedis = () => server?.kill('SIGCONT');

export const flushRedis = () => runCommand('redis-cli', ['-p', String(port), 'flushall'], { stdio: 'ignore' });
