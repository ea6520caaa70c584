import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Measure } from '../../lib/measure.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import { percentile } from '../../lib/statistics.ts';
import { emptyGatewayCache, gatewayUrl, type Instance, serviceHost } from './cluster-servers.ts';
import { requestHostilePictures, servicePictures } from './hostile-requests.ts';
import { formatFailures } from './steady-load.ts';

const GROUP = 'hostile pictures';
const CONNECTIONS = 40;
const DURATION_MS = 30_000;
const INTERVAL_MS = 250;
/** A slower response counts as a failure. */
const TIMEOUT_MS = 6000;
const MAX_DISK_MIB = 256;
const MIB = 2 ** 20;

type Responses = { failures: string[]; durationsMs: number[] };

/**
 * Requests hostile pictures from one client address without pause (R11): no page may fail during the load, every
 * instance has to stay ready, and its stored pictures may take at most 256 MiB.
 */
export async function measurePictureLoad(instances: Instance[]): Promise<Measure[]> {
  emptyGatewayCache();
  await generateServicePictures();
  const pages: Responses = { failures: [], durationsMs: [] };
  const readiness: Responses = { failures: [], durationsMs: [] };
  const load = requestHostilePictures({ gatewayUrl, serviceHost, connections: CONNECTIONS, durationMs: DURATION_MS });
  const requests: Promise<void>[] = [];
  const end = performance.now() + DURATION_MS;
  for (let round = 0; performance.now() < end; round += 1) {
    for (const [path, status] of pagesOf(round)) requests.push(checkResponse(gatewayUrl + path, status, pages));
    for (const { url } of instances) requests.push(checkResponse(`${url}/api/health/ready`, 200, readiness));
    await pause(INTERVAL_MS);
  }
  await Promise.all(requests);
  const statuses = await load;
  const sizes = instances.map(({ folder }) => folderSize(join(folder, '.next-cluster/cache/images')) / MIB);
  const afterwards: Responses = { failures: [], durationsMs: [] };
  await pause(5000);
  const picture = encodeURIComponent(`${serviceHost}/media/bali-dawn.jpg`);
  await checkResponse(`${gatewayUrl}/_next/image?url=${picture}&w=640&q=62`, 200, afterwards);
  const counts = Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
  const diskMib = Math.max(...sizes);
  return [
    failureMeasure('pages meanwhile', pages, `; ${CONNECTIONS} connections for ${DURATION_MS / 1000} s: ${counts}`),
    failureMeasure('readiness', readiness),
    failureMeasure('a picture afterwards', afterwards),
    { group: GROUP, subject: 'stored on the disk', value: diskMib, unit: 'MiB', goal: { atMost: MAX_DISK_MIB } },
  ];
}

/** Requests every picture once, because the embedded host generates a picture on its first request, unmeasured here. */
async function generateServicePictures(): Promise<void> {
  for (const picture of servicePictures()) {
    const response = await fetch(serviceHost + picture);
    await response.arrayBuffer();
  }
}

/** Returns a cached page, a page of the member area and two unknown pages, each with its expected status. */
const pagesOf = (round: number): [string, number][] => [
  [['/', '/group-tour', '/en/group-tour/17', '/blog'][round % 4] as string, 200],
  ['/account', 200],
  [`/nothing-${round}`, 404],
  [`/blog/nothing-${round}`, 404],
];

/** Requests an address and records the duration, and a failure when the response has another status or is too late. */
async function checkResponse(url: string, expectedStatus: number, responses: Responses): Promise<void> {
  const { failures, durationsMs } = responses;
  const path = new URL(url).pathname.replace(/\d+$/, '…');
  const startedAt = performance.now();
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.arrayBuffer();
    if (response.status !== expectedStatus) failures.push(`${response.status} ${path}`);
  } catch (error) {
    failures.push(`${reasonOf(error)} ${path}`);
  }
  durationsMs.push(performance.now() - startedAt);
}

function failureMeasure(subject: string, { failures, durationsMs }: Responses, comment = ''): Measure {
  const p99 = Math.round(percentile(durationsMs, 0.99));
  const times = `p99 ${p99} ms, ${Math.round(Math.max(...durationsMs))} ms at most`;
  const detail = `of ${durationsMs.length} requests, ${times}${comment} ${formatFailures(failures)}`.trim();
  return { group: GROUP, subject, value: failures.length, unit: 'failed', goal: { atMost: 0 }, detail };
}

/** Returns the size of all files in a folder and its subfolders in bytes. */
function folderSize(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
}
