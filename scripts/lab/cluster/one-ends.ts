import { setTimeout as pause } from 'node:timers/promises';
import type { Measure } from '../bench/measure.ts';
import { type Build, gatewayUrl, type Instance, startInstance } from './cluster-world.ts';
import { formatFailures, PAST_THE_CACHE, sendLoad } from './steady-load.ts';

const COUNT = 10_000;
const PER_SECOND = 200;
const PATHS = ['/group-tour', '/en/group-tour/17', '/blog', '/og/site.png', '/sitemap-pages.xml'];

/** Stops and replaces one of two instances while 200 requests a second arrive (R9). */
export async function oneEnds(instances: Instance[], build: Build): Promise<Measure[]> {
  const [one] = instances as [Instance];
  const load = sendLoad({ urls: urlsOf(PATHS), perSecond: PER_SECOND, headers: PAST_THE_CACHE }, COUNT);
  await pause(10_000);
  const from = performance.now();
  const gone = one.stop();
  const seen = await readyOf(one);
  await gone;
  const tookMs = performance.now() - from;
  instances[0] = await startInstance(1, build);
  const { sent, failures } = await load;
  const group = 'one instance ends';
  const detail = `of ${sent} requests at ${PER_SECOND}/s ${formatFailures(failures)}`.trim();
  return [
    { group, subject: 'requests', value: failures.length, unit: 'failed', goal: { atMost: 0 }, detail },
    { group, subject: 'readiness says 503 first', value: seen === 503 ? 0 : 1, unit: 'failed', goal: { atMost: 0 } },
    { group, subject: 'from the signal to the end', value: tookMs, unit: 'ms', goal: { atMost: 20_000 } },
  ];
}

// Cards and sitemaps are generated for each request, so few of them run at the same time.
const urlsOf = (paths: string[]) =>
  Array.from({ length: 50 }, (_, index) => gatewayUrl + (paths[index < 47 ? index % 3 : (index % 2) + 3] as string));

async function readyOf({ url }: Instance): Promise<number> {
  await pause(500);
  return fetch(`${url}/api/health/ready`).then(
    ({ status }) => status,
    () => 0,
  );
}
