import { readFileSync } from 'node:fs';
import { openTarget } from '../../lib/devtools.ts';
import { waitFor } from '../../lib/ports.ts';
import type { Instance } from './cluster-servers.ts';

const MIB = 2 ** 20;

/** Memory in MiB: the resident size of the process, and the size of its heap objects and buffers. */
export type MemoryUse = { residentMib: number; inUseMib: number };

type HeapUsage = { usedSize: number; backingStorageSize: number };

/** Returns the resident memory of the process in MiB, including garbage that is not collected yet. */
export function residentMib({ pid }: Instance): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Returns the memory after a garbage collection, so that garbage does not look like a leak. */
export async function memoryAfterCollection(instance: Instance): Promise<MemoryUse> {
  process.kill(instance.pid, 'SIGUSR1');
  await waitFor(`http://127.0.0.1:${instance.inspectorPort}/json/version`);
  const target = await openTarget(instance.inspectorPort, 'node');
  await target.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await target.send<HeapUsage>('Runtime.getHeapUsage');
  target.close();
  return { residentMib: residentMib(instance), inUseMib: (usedSize + backingStorageSize) / MIB };
}
