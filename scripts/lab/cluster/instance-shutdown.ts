import { setTimeout as pause } from 'node:timers/promises';
import { type Measure, noneOf } from '../../lib/measure.ts';
import { gatewayUrl, type Instance, startInstance } from './cluster-servers.ts';
import { BYPASS_CACHE, failedRequests, sendLoad } from './steady-load.ts';

const REQUESTS = 10_000;
const PER_SECOND = 200;
const PATHS = ['/group-tour', '/en/group-tour/17', '/blog', '/og/site.png', '/sitemap-pages.xml'];

/** Stops and replaces one of two instances under a load of 200 requests per second; no request may fail (R9). */
export async function measureInstanceShutdown(instances: Instance[]): Promise<Measure[]> {
  const [instance] = instances as [Instance];
  const load = sendLoad({ urls: urlsOf(PATHS), perSecond: PER_SECOND, headers: BYPASS_CACHE }, REQUESTS);
  await pause(10_000);
  const startedAt = performance.now();
  const stopped = instance.stop();
  const readinessStatus = await readReadiness(instance);
  await stopped;
  const durationMs = performance.now() - startedAt;
  instances[0] = await startInstance(1, 'one');
  const group = 'one instance ends';
  return [
    failedRequests(group, `requests at ${PER_SECOND}/s`, await load),
    noneOf(group, 'readiness says 503 first', readinessStatus === 503 ? 0 : 1),
    { group, subject: 'from the signal to the end', value: durationMs, unit: 'ms', goal: { atMost: 20_000 } },
  ];
}

// A card and a sitemap, the last two paths, are generated on every request, so only three of the fifty addresses are
// theirs.
const urlsOf = (paths: string[]) =>
  Array.from({ length: 50 }, (_, index) => gatewayUrl + (paths[index < 47 ? index % 3 : (index % 2) + 3] as string));

/** Returns the HTTP status of the readiness half a second from now; 0 when the connection fails. */
async function readReadiness({ url }: Instance): Promise<number> {
  await pause(500);
  return fetch(`${url}/api/health/ready`).then(
    ({ status }) => status,
    () => 0,
  );
}
