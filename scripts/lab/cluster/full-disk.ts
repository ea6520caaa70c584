import { join } from 'node:path';
import { cacheOf, makeNginxFolder } from '../../deploy/nginx/nginx-folder.ts';
import { canMount, fillFileSystem, withOwnFileSystem } from '../../deploy/nginx/own-file-system.ts';
import type { Measure } from '../../lib/measure.ts';
import { requireFreePort, waitFor } from '../../lib/ports.ts';
import { root, startProcess, stopOne } from '../../lib/process-group.ts';
import { clusterPorts, siteServers } from './cluster-servers.ts';
import { failedRequests, sendLoad } from './steady-load.ts';

const port = clusterPorts.CLUSTER_PORT + 4;
const folder = join(root, '.cache', 'cluster', 'small-disk');
const DISK_BYTES = 32 * 2 ** 20;
const REQUESTS = 500;
// Slow enough that nginx, which looks at the disk every ten seconds, also removes the pages that it had kept.
const PER_SECOND = 20;
const TOUR_IDS = Array.from({ length: 36 }, (_, index) => index + 1);

/**
 * Fills the file system of a cache and then requests pages, of which a third was in the cache. That nginx stands beside
 * the one of the cluster, in front of the same instances.
 */
export async function measureFullDisk(): Promise<Measure[]> {
  if (!canMount()) throw new Error('This machine does not let a process mount a file system of its own (unshare).');
  await requireFreePort(port, 'CLUSTER_PORT', 'the full disk');
  const site = `http://localhost:${port}`;
  const args = makeNginxFolder(folder, { LISTEN: String(port), SITE_HOSTS: 'localhost', SITE_SERVERS: siteServers() });
  // Its log has a line for each answer that it cannot store.
  const nginx = startProcess('nginx', ...withOwnFileSystem(cacheOf(folder), DISK_BYTES, args), { stdio: 'ignore' });
  await waitFor(`${site}/api/health/live`);
  const kept = TOUR_IDS.map((id) => `${site}/group-tour/${id}`);
  for (const url of kept) await (await fetch(url)).arrayBuffer();
  fillFileSystem(nginx.pid ?? 0, cacheOf(folder), DISK_BYTES);
  const others = TOUR_IDS.flatMap((id) => [`${site}/en/group-tour/${id}`, `${site}/booking/${id}`]);
  const load = await sendLoad({ urls: [...kept, ...others], perSecond: PER_SECOND }, REQUESTS);
  await stopOne(nginx, 5000);
  return [failedRequests('a full disk under the cache', 'requests of pages', load)];
}
