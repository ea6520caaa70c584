import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Measure } from '../../lib/measure.ts';
import { root } from '../../lib/process-group.ts';
import { emptyGatewayCache, gatewayUrl, type Instance, serviceHost } from './cluster-servers.ts';
import { failedRequests, startLoad } from './steady-load.ts';

const GROUP = 'hostile pictures';
const CONNECTIONS = 40;
const DURATION_MS = 30_000;
/** A slower response counts as a failure. */
const TIMEOUT_MS = 6000;
const MAX_DISK_MIB = 256;
const WIDTHS = [160, 360, 640, 768, 1024, 1280, 1536, 1920];
const PAGES = ['/', '/account', '/group-tour', '/en/group-tour/17', '/blog'];

/**
 * Requests hostile pictures from one client address without pause (R11): no page may fail during the load, every
 * instance has to stay ready, and its stored pictures may take at most 256 MiB.
 */
export async function measurePictureLoad(instances: Instance[]): Promise<Measure[]> {
  emptyGatewayCache();
  // The embedded host generates a picture on its first request, unmeasured here.
  for (const picture of servicePictures()) await (await fetch(serviceHost + picture)).arrayBuffer();
  const load = (urls: string[]) => startLoad({ urls, perSecond: 10, timeoutMs: TIMEOUT_MS });
  const pages = load(PAGES.map((path) => gatewayUrl + path));
  const readiness = load(instances.map(({ url }) => `${url}/api/health/ready`));
  const statuses = await requestHostilePictures();
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  console.log(`   ${CONNECTIONS} connections for ${DURATION_MS / 1000} s: ${counts.join(', ')}`);
  const during = [await pages.stop(), await readiness.stop()] as const;
  const sizes = instances.map(({ folder }) => folderSize(join(folder, '.next-cluster/cache/images')) / 2 ** 20);
  await pause(5000);
  const picture = encodeURIComponent(`${serviceHost}/media/bali-dawn.jpg`);
  const afterwards = await fetch(`${gatewayUrl}/_next/image?url=${picture}&w=640&q=62`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    ({ status }) => status,
    () => 0,
  );
  const failures = afterwards === 200 ? [] : [`status ${afterwards}`];
  return [
    failedRequests(GROUP, 'pages meanwhile', during[0]),
    failedRequests(GROUP, 'readiness', during[1]),
    failedRequests(GROUP, 'a picture afterwards', { sent: 1, failures }),
    {
      group: GROUP,
      subject: 'stored on the disk',
      value: Math.max(...sizes),
      unit: 'MiB',
      goal: { atMost: MAX_DISK_MIB },
    },
  ];
}

/** Returns the size of all files in a folder and its subfolders in bytes. */
function folderSize(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
}

/**
 * Sends the most expensive requests to the image optimiser: pictures with changing queries, widths and qualities,
 * pictures that the service does not have, other paths of the service, and every existing picture in every size and
 * format. Each connection sends its next request after the last response. Returns the number of responses by
 * status, with `none` for requests without a response.
 */
async function requestHostilePictures(): Promise<Record<string, number>> {
  const pictures = servicePictures();
  const statuses: Record<string, number> = {};
  const end = performance.now() + DURATION_MS;
  let sent = 0;

  async function sendRequests(): Promise<void> {
    while (performance.now() < end) {
      const { url, width, quality, accept } = hostilePicture(sent, pictures);
      sent += 1;
      const path = `/_next/image?url=${encodeURIComponent(serviceHost + url)}&w=${width}&q=${quality}`;
      const status = await fetch(gatewayUrl + path, { headers: { accept }, signal: AbortSignal.timeout(20_000) }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 'none',
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendRequests));
  return statuses;
}

/** Returns the paths of all JPEG pictures of the embedded host. */
function servicePictures(): string[] {
  const names = readdirSync(join(root, 'mocks/media')).filter((name) => name.endsWith('.jpg'));
  return names.map((name) => `/media/${name}`);
}

function hostilePicture(number: number, pictures: string[]) {
  const cycle = Math.floor(number / 5);
  const picture = pictures[cycle % pictures.length] as string;
  const width = WIDTHS[Math.floor(cycle / pictures.length) % WIDTHS.length];
  const accept = Math.floor(cycle / pictures.length / WIDTHS.length) % 2 ? '*/*' : 'image/webp';
  const normal = { url: picture, width, quality: 62, accept };
  const kinds = [
    normal,
    { ...normal, url: `${picture}?v=${number}` },
    { ...normal, width: (number % 3000) + 1, quality: (number % 100) + 1 },
    { ...normal, url: `/__mock?v=${number}` },
    { ...normal, url: `/media/nothing-${number}.jpg` },
  ];
  return kinds[number % kinds.length] as typeof normal;
}
