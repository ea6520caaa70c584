import { setTimeout as pause } from 'node:timers/promises';
import { type Measure, noneOf } from '../../lib/measure.ts';
import { BYPASS_CACHE, failedRequests, type LoadResult, PATHS } from './load.ts';
import { emptyGatewayCache, gatewayUrl, type Instance, startInstance } from './servers.ts';

const VISITORS = 6;
// The pause after which nginx sends requests to a new instance, as the runbook says.
const AFTER_READY_MS = 10_000;
const BUILD_ID = /"buildId":"([^"]+)"/;

/**
 * Replaces both instances by those of another build, one after the other, while visitors open pages and all files that
 * the pages use (R7); then empties the cache of nginx.
 */
export async function measureRollingUpdate(instances: Instance[]): Promise<Measure[]> {
  const results: LoadResult = { sent: 0, failures: [], durationsMs: [] };
  const buildIds = new Set<string>();
  let isOver = false;

  /** Requests a path through nginx and records a failure. Returns the text of the response, empty without one. */
  async function request(path: string, headers: Record<string, string>): Promise<string> {
    results.sent += 1;
    try {
      const response = await fetch(gatewayUrl + path, { headers });
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
      buildIds.add(BUILD_ID.exec(html)?.[1] ?? '');
      const files = new Set(html.match(/\/_next\/static\/[\w./%[\]-]+\.(?:js|css|woff2)/g));
      for (const file of files) await request(file, visit % 3 ? {} : BYPASS_CACHE);
    }
  });
  await pause(3000);
  for (const number of [1, 2]) {
    await instances[number - 1]?.stop();
    instances[number - 1] = await startInstance(number, 'two');
    await pause(AFTER_READY_MS);
  }
  emptyGatewayCache();
  const pages = [`${instances[0]?.url}/`, ...PATHS.map((path) => gatewayUrl + path)];
  const [newBuildId, ...servedBuildIds] = await Promise.all(
    pages.map(async (url) => BUILD_ID.exec(await (await fetch(url)).text())?.[1]),
  );
  await pause(3000);
  isOver = true;
  await Promise.all(visitors);
  buildIds.delete('');
  const group = 'two builds, one after the other';
  const olderPages = servedBuildIds.filter((buildId) => buildId !== newBuildId);
  return [
    failedRequests(group, 'pages and files', results),
    { group, subject: 'builds that were seen', value: buildIds.size, unit: 'parts', goal: { atLeast: 2 } },
    noneOf(group, 'pages of the first build after nginx was emptied', olderPages.length),
  ];
}
