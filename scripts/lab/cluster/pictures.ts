import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from '../../lib/reason-of.ts';
import type { Measure } from '../bench/measure.ts';
import { percentile } from '../bench/statistics.ts';
import { emptyGateway, gatewayUrl, type Instance, serviceHost } from './cluster-world.ts';
import { requestHostilePictures, servicePictures } from './hostile-pictures.ts';
import { formatFailures } from './steady-load.ts';

const GROUP = 'hostile pictures';
const CONNECTIONS = 40;
const FOR_MS = 30_000;
const EVERY_MS = 250;
/** A slower answer counts as a failure. */
const LIMIT_MS = 6000;
const BOUND_MIB = 256;
const MIB = 2 ** 20;

type Look = { failures: string[]; tookMs: number[] };

/**
 * Requests hostile pictures from one address without pause: no page may fail meanwhile, and every instance stays ready.
 */
export async function hostilePictures(instances: Instance[]): Promise<Measure[]> {
  emptyGateway();
  await warmService();
  const pages: Look = { failures: [], tookMs: [] };
  const ready: Look = { failures: [], tookMs: [] };
  const attack = requestHostilePictures({ gatewayUrl, serviceHost, connections: CONNECTIONS, forMs: FOR_MS });
  const looks: Promise<void>[] = [];
  const end = performance.now() + FOR_MS;
  for (let round = 0; performance.now() < end; round += 1) {
    for (const [path, status] of pagesOf(round)) looks.push(look(gatewayUrl + path, status, pages));
    for (const { url } of instances) looks.push(look(`${url}/api/health/ready`, 200, ready));
    await pause(EVERY_MS);
  }
  await Promise.all(looks);
  const statuses = await attack;
  const sizes = instances.map(({ folder }) => sizeOf(join(folder, '.next-cluster/cache/images')) / MIB);
  const afterwards: Look = { failures: [], tookMs: [] };
  await pause(5000);
  const picture = encodeURIComponent(`${serviceHost}/media/bali-dawn.jpg`);
  await look(`${gatewayUrl}/_next/image?url=${picture}&w=640&q=62`, 200, afterwards);
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return [
    failed('pages beside them', pages, `; ${CONNECTIONS} connections for ${FOR_MS / 1000} s: ${answers.join(', ')}`),
    failed('readiness', ready),
    failed('a picture afterwards', afterwards),
    { group: GROUP, subject: 'kept on the disk', value: Math.max(...sizes), unit: 'MiB', goal: { atMost: BOUND_MIB } },
  ];
}

/** Requests each picture once first: the embedded host generates it then, which is not what this test measures. */
async function warmService(): Promise<void> {
  for (const picture of servicePictures()) await fetch(serviceHost + picture).then((answer) => answer.arrayBuffer());
}

/** Returns cached, uncached, member and unknown pages, each with its normal status. */
const pagesOf = (round: number): [string, number][] => [
  [['/', '/group-tour', '/en/group-tour/17', '/blog'][round % 4] as string, 200],
  ['/account', 200],
  [`/nothing-${round}`, 404],
  [`/blog/nothing-${round}`, 404],
];

async function look(url: string, wanted: number, { failures, tookMs }: Look): Promise<void> {
  const from = performance.now();
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
    await answer.arrayBuffer();
    if (answer.status !== wanted) failures.push(`${answer.status} ${new URL(url).pathname.replace(/\d+$/, '…')}`);
  } catch (error) {
    failures.push(`${reasonOf(error)} ${new URL(url).pathname.replace(/\d+$/, '…')}`);
  }
  tookMs.push(performance.now() - from);
}

function failed(subject: string, { failures, tookMs }: Look, more = ''): Measure {
  const times = `p99 ${Math.round(percentile(tookMs, 0.99))} ms, ${Math.round(Math.max(...tookMs))} ms at most`;
  const detail = `of ${tookMs.length} requests, ${times}${more} ${formatFailures(failures)}`.trim();
  return { group: GROUP, subject, value: failures.length, unit: 'failed', goal: { atMost: 0 }, detail };
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
}
