import { readFileSync } from 'node:fs';
import { openTarget } from '../../lib/devtools.ts';
import { waitFor } from '../../lib/ports.ts';
import type { Instance } from './cluster-world.ts';

const MIB = 2 ** 20;

/** Memory after a garbage collection in MiB: resident size, heap objects and buffers in use. */
export type Collected = { residentMib: number; inUseMib: number };

type HeapUsage = { usedSize: number; backingStorageSize: number };

/** Returns the resident memory of the process in MiB, uncollected garbage included. */
export function residentMib({ pid }: Instance): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Returns the memory after a garbage collection, which shows a leak and not a late collection. */
export async function collected(instance: Instance): Promise<Collected> {
  process.kill(instance.pid, 'SIGUSR1');
  await waitFor(`http://127.0.0.1:${instance.inspectorPort}/json/version`);
  const target = await openTarget(instance.inspectorPort, 'node');
  await target.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await target.send<HeapUsage>('Runtime.getHeapUsage');
  target.close();
  return { residentMib: residentMib(instance), inUseMib: (usedSize + backingStorageSize) / MIB };
}
