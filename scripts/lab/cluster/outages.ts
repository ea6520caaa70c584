import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIdIn } from '../../../src/next-internals/built-pages.ts';
import { INSTANCES, UNITS, unitOf, urlOf } from '../../deploy/kelana/machine.ts';
import { rollback, upgrade } from '../../deploy/kelana/upgrade.ts';
import { type Measure, median, noneOf } from '../../lib/measure.ts';
import type { SitePath } from '../../lib/site-pages.ts';
import { BYPASS_CACHE, failedRequests, type LoadResult, PATHS, p99Of, sendLoad, startLoad } from './load.ts';
import { gatewayUrl, machine, redisCli, releases, startInstance, startRedis } from './servers.ts';

const loadOf = (paths: string[], perSecond: number) => {
  return { urls: paths.map((path) => gatewayUrl + path), perSecond, headers: BYPASS_CACHE };
};

/** Stops, suspends and empties Redis under load; no request may fail (R8). */
export async function measureRedisFaults(): Promise<Measure[]> {
  const failuresDuring = async (subject: string, fault: () => Promise<void>) => {
    const stopLoad = startLoad(loadOf(PATHS, 100));
    await pause(1000);
    await fault();
    return failedRequests('Redis', subject, await stopLoad());
  };
  return [
    await failuresDuring('stopped and started again', async () => {
      await machine.systemctl('stop', UNITS.redis);
      await pause(5000);
      await startRedis();
      await pause(5000);
    }),
    await failuresDuring('hanging and awake again', async () => {
      // Connections stay open, and no command gets a reply.
      const redis = machine.processOf(UNITS.redis);
      redis.kill('SIGSTOP');
      await pause(8000);
      redis.kill('SIGCONT');
      await pause(4000);
    }),
    await failuresDuring('emptied', async () => {
      if (!(await redisCli('flushall'))) throw new Error('Redis could not be emptied.');
      await pause(5000);
    }),
  ];
}

/** Stops and replaces one of two instances under a load of 200 requests per second; no request may fail (R9). */
export async function measureInstanceShutdown(): Promise<Measure[]> {
  // A card and a sitemap are generated on every request, so only two of the fifty addresses are theirs.
  const pages = Array.from({ length: 16 }, (): SitePath[] => ['/group-tour', '/en/group-tour/17', '/blog']).flat();
  const load = sendLoad(loadOf([...pages, '/sitemap-pages.xml', '/og/site.png'], 200), 10_000);
  await pause(10_000);
  const startedAt = performance.now();
  const stopped = machine.systemctl('stop', unitOf(1));
  await pause(500);
  const readiness = await statusOf(`${urlOf(1)}/api/health/ready`);
  await stopped;
  const durationMs = performance.now() - startedAt;
  await startInstance(1);
  const group = 'one instance ends';
  return [
    failedRequests(group, 'requests at 200/s', await load),
    noneOf(group, 'readiness says 503 first', readiness === 503 ? 0 : 1),
    { group, subject: 'from the signal to the end', value: durationMs, unit: 'ms', goal: { atMost: 20_000 } },
  ];
}

/** Returns the HTTP status of an address; 0 without a response within six seconds. */
export const statusOf = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(6000) }).then(
    ({ status }) => status,
    () => 0,
  );

const VISITORS = 6;
// The time for which nginx sends a deleted page that it holds open (`open_file_cache_valid`), and a margin.
const OPEN_FILES_MS = 1500;

/**
 * Returns true when nginx closed the kept connection on which a GET was sent, as it does at a reload. A browser then
 * sends the request once more.
 */
const isClosedConnection = ({ cause }: { cause?: { code?: string } }) =>
  cause?.code === 'ECONNRESET' || cause?.code === 'UND_ERR_SOCKET';

/**
 * Upgrades to another build and rolls back again, with the shipped command, while visitors open pages and all files
 * that the pages use (R7).
 */
export async function measureRollingUpdate(): Promise<Measure[]> {
  const results: LoadResult = { sent: 0, failures: [], durationsMs: [] };
  const buildIds = new Set<string>();
  let isOver = false;

  /** Requests a path through nginx and records a failure. Returns the text of the response, empty without one. */
  async function request(path: string, headers: Record<string, string>): Promise<string> {
    results.sent += 1;
    try {
      const get = () => fetch(gatewayUrl + path, { headers });
      const response = await get().catch((error) => {
        if (isClosedConnection(error)) return get();
        throw error;
      });
      if (!response.ok) results.failures.push(`${response.status} ${path}`);
      return await response.text();
    } catch (error) {
      results.failures.push(`${error instanceof Error ? error.message : error} ${path}`);
      return '';
    }
  }

  const visitors = Array.from({ length: VISITORS }, async (_, number) => {
    for (let visit = number; !isOver; visit += 1) {
      const html = await request(PATHS[visit % PATHS.length] as string, visit % 2 ? BYPASS_CACHE : {});
      buildIds.add(buildIdIn(html));
      const files = new Set(html.match(/\/_next\/static\/[\w./%[\]-]+\.(?:js|css|woff2)/g));
      for (const file of files) await request(file, visit % 3 ? {} : BYPASS_CACHE);
    }
  });
  await pause(3000);
  await upgrade(machine, releases.two);
  const afterUpgrade = await olderPages();
  await rollback(machine);
  const afterRollback = await olderPages();
  await pause(3000);
  isOver = true;
  await Promise.all(visitors);
  buildIds.delete('');
  const group = 'two builds, one after the other';
  return [
    failedRequests(group, 'pages and files', results),
    { group, subject: 'builds that were seen', value: buildIds.size, unit: 'parts', goal: { atLeast: 2 } },
    noneOf(group, 'pages of the old build after the upgrade', afterUpgrade),
    noneOf(group, 'pages of the new build after the rollback', afterRollback),
  ];
}

/** Returns the number of pages that nginx sends of another build than that of the first instance. */
async function olderPages(): Promise<number> {
  await pause(OPEN_FILES_MS);
  const pages = [`${urlOf(1)}/`, ...PATHS.map((path) => gatewayUrl + path)];
  const [ownBuildId, ...served] = await Promise.all(
    pages.map(async (url) => buildIdIn(await (await fetch(url)).text())),
  );
  return served.filter((buildId) => buildId !== ownBuildId).length;
}

/** The load of a minute, and the resident memory of each instance in MiB at its end. */
type Minute = { load: LoadResult; residentMib: number[] };

/**
 * Sends an even load for a number of minutes, at least three (R10). The first third is the warm-up; the response times
 * and the memory of the last third are compared with those of the second. Pages are cached for a minute, so every
 * minute regenerates the same number of them.
 */
export async function measureSoak(minutes: number): Promise<Measure[]> {
  const group = 'soak';
  const perThird = Math.max(1, Math.round(minutes / 3));
  const others: SitePath[] = ['/group-tour/18', '/mice'];
  const results: Minute[] = [];
  while (results.length < 3 * perThird) {
    const load = await sendLoad(loadOf([...PATHS, ...others], 100), 6000);
    // With the garbage that is not collected yet.
    const residentMib = INSTANCES.map((instance) => {
      const { pid } = machine.processOf(unitOf(instance));
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
    });
    results.push({ load, residentMib });
    const memory = residentMib.map((mib) => `${Math.round(mib)} MiB`);
    console.log(`   minute ${results.length}: ${memory.join(', ')}, p99 ${p99Of(load).toFixed(1)} ms`);
  }
  const growth = (subject: string, unit: string, atMost: number, figureOf: (minute: Minute) => number): Measure => {
    const [before = 0, after = 0] = [1, 2].map((third) =>
      median(results.slice(third * perThird, (third + 1) * perThird).map(figureOf)),
    );
    const detail = `${before.toFixed(1)} ${unit}, then ${after.toFixed(1)} ${unit}`;
    return { group, subject, value: (after / before - 1) * 100, unit: '%', goal: { atMost }, detail };
  };
  const all = results.map(({ load }) => load);
  return [
    failedRequests(group, `requests in ${3 * perThird} min`, {
      sent: all.reduce((sum, { sent }) => sum + sent, 0),
      failures: all.flatMap(({ failures }) => failures),
      durationsMs: all.flatMap(({ durationsMs }) => durationsMs),
    }),
    ...INSTANCES.map((_, index) =>
      growth(`memory of instance ${index + 1}`, 'MiB', 5, ({ residentMib }) => residentMib[index] as number),
    ),
    growth('p99', 'ms', 10, ({ load }) => p99Of(load)),
  ];
}
