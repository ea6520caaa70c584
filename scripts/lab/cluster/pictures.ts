import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { INSTANCES } from '../../deploy/kelana/machine.ts';
import { folderBytes } from '../../lib/folder-files.ts';
import { type Measure, noneOf } from '../../lib/measure.ts';
import { root } from '../../lib/process-group.ts';
import type { SitePath } from '../../lib/site-pages.ts';
import { failedRequests, startLoad } from './load.ts';
import { statusOf } from './outages.ts';
import { emptyGatewayCache, folderOf, gatewayUrl, instanceUrls, serviceHost } from './servers.ts';

const CONNECTIONS = 40;
const DURATION_MS = 30_000;
const MAX_DISK_MIB = 256;
const WIDTHS = [160, 360, 640, 768, 1024, 1280, 1536, 1920];
const PAGES: SitePath[] = ['/', '/account', '/group-tour', '/en/group-tour/17', '/blog'];

/**
 * Requests hostile pictures from one client address without pause (R11): no page may fail during the load, every
 * instance has to stay ready, and its stored pictures may take at most 256 MiB.
 */
export async function measurePictureLoad(): Promise<Measure[]> {
  const names = readdirSync(join(root, 'mocks/media')).filter((name) => name.endsWith('.jpg'));
  const pictures = names.map((name) => `/media/${name}`);
  emptyGatewayCache();
  // The embedded host generates a picture on its first request, unmeasured here.
  for (const picture of pictures) await (await fetch(serviceHost + picture)).arrayBuffer();
  // A slower response counts as a failure.
  const load = (urls: string[]) => startLoad({ urls, perSecond: 10, timeoutMs: 6000 });
  const stopPages = load(PAGES.map((path) => gatewayUrl + path));
  const stopReadiness = load(instanceUrls.map((url) => `${url}/api/health/ready`));
  await requestHostilePictures(pictures);
  const [pages, readiness] = [await stopPages(), await stopReadiness()];
  const sizes = INSTANCES.map(
    (instance) => folderBytes(join(folderOf(instance), '.next-cluster/cache/images')) / 2 ** 20,
  );
  await pause(5000);
  const afterwards = await statusOf(gatewayUrl + optimised('/media/bali-dawn.jpg', 640, 62));
  const group = 'hostile pictures';
  const stored = { group, subject: 'stored on the disk', unit: 'MiB', goal: { atMost: MAX_DISK_MIB } } as const;
  return [
    failedRequests(group, 'pages meanwhile', pages),
    failedRequests(group, 'readiness', readiness),
    noneOf(group, 'a picture afterwards', afterwards === 200 ? 0 : 1, 'failed', `status ${afterwards}`),
    { ...stored, value: Math.max(...sizes) },
  ];
}

/** Returns the path at which the site makes a picture of the service smaller. */
export const optimised = (path: string, width: number, quality: number) =>
  `/_next/image?url=${encodeURIComponent(serviceHost + path)}&w=${width}&q=${quality}`;

/**
 * Sends the most expensive requests to the image optimiser: existing pictures in every size and format, with changing
 * queries, widths and qualities, pictures that the service does not have, and other paths of the service. Each
 * connection sends its next request after the last response. Prints the number of responses by status.
 */
async function requestHostilePictures(pictures: string[]): Promise<void> {
  const statuses: Record<number, number> = {};
  const end = performance.now() + DURATION_MS;
  let sent = 0;
  async function sendRequests(): Promise<void> {
    while (performance.now() < end) {
      const number = sent;
      sent += 1;
      const cycle = Math.floor(number / 5);
      const picture = pictures[cycle % pictures.length] as string;
      const width = WIDTHS[Math.floor(cycle / pictures.length) % WIDTHS.length] as number;
      const accept = Math.floor(cycle / pictures.length / WIDTHS.length) % 2 ? '*/*' : 'image/webp';
      const kinds = [
        optimised(picture, width, 62),
        optimised(`${picture}?v=${number}`, width, 62),
        optimised(picture, (number % 3000) + 1, (number % 100) + 1),
        optimised(`/__mock?v=${number}`, width, 62),
        optimised(`/media/nothing-${number}.jpg`, width, 62),
      ];
      const options = { headers: { accept }, signal: AbortSignal.timeout(20_000) };
      const response = await fetch(gatewayUrl + kinds[number % kinds.length], options).catch(() => null);
      await response?.arrayBuffer();
      const status = response?.status ?? 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendRequests));
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  console.log(`   ${CONNECTIONS} connections for ${DURATION_MS / 1000} s: ${counts.join(', ')}`);
}
