import { readFileSync } from 'node:fs';
import { openTarget } from '../lib/devtools.ts';
import { waitFor } from '../lib/ports.ts';
import type { Instance } from './cluster-world.ts';

/** What the system counts as the process's memory, in MiB, with the garbage that stands in it. */
export function residentMib({ pid }: Instance): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** The same without garbage: a leak shows here, and not that a process with much room collects late. */
export async function collectedMib(instance: Instance): Promise<number> {
  process.kill(instance.pid, 'SIGUSR1');
  await waitFor(`http://127.0.0.1:${instance.inspectorPort}/json/version`);
  const target = await openTarget(instance.inspectorPort, 'node');
  await target.send('HeapProfiler.collectGarbage');
  target.close();
  return residentMib(instance);
}
