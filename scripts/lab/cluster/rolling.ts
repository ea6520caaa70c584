import { setTimeout as pause } from 'node:timers/promises';
import { type Measure, noneOf } from '../../lib/measure.ts';
import { emptyGatewayCache, gatewayUrl, type Instance, startInstance } from './cluster-servers.ts';
import { BYPASS_CACHE, failedRequests } from './steady-load.ts';

const PATHS = ['/', '/group-tour', '/en/group-tour/17', '/blog', '/en/career', '/contact'];
const VISITORS = 6;
// The pause after which nginx sends requests to a new instance, as the runbook says.
const AFTER_READY_MS = 10_000;
const BUILD_ID = /"buildId":"([^"]+)"/;

/**
 * The results of all visits: the number of requests, the failures as text, the number of navigations that make a
 * browser reload the page, and the build ids of the pages.
 */
type VisitResults = { requests: number; failures: string[]; reloads: number; buildIds: Set<string> };

/**
 * Replaces both instances by those of another build, one after the other, while visitors open pages and all files that
 * the pages use (R7); then empties the cache of nginx. Missing page data of the old build are not a failure, because a
 * browser then reloads the page.
 */
export async function measureRollingUpdate(instances: Instance[]): Promise<Measure[]> {
  const results: VisitResults = { requests: 0, failures: [], reloads: 0, buildIds: new Set() };
  let isOver = false;
  const visitors = Array.from({ length: VISITORS }, async (_, number) => {
    for (let visit = number; !isOver; visit += 1) {
      await visitPage(PATHS[visit % PATHS.length] as string, visit, results);
    }
  });
  await pause(3000);
  for (const number of [1, 2]) {
    await instances[number - 1]?.stop();
    instances[number - 1] = await startInstance(number, 'two');
    await pause(AFTER_READY_MS);
  }
  emptyGatewayCache();
  const [newBuildId, ...servedBuildIds] = await Promise.all(
    [`${instances[0]?.url}/`, ...PATHS.map((path) => gatewayUrl + path)].map(fetchBuildId),
  );
  await pause(3000);
  isOver = true;
  await Promise.all(visitors);
  const group = 'two builds, one after the other';
  const { requests, failures, reloads, buildIds } = results;
  const olderPages = servedBuildIds.filter((buildId) => buildId !== newBuildId);
  console.log(`   ${reloads} navigations make a browser reload the page`);
  return [
    failedRequests(group, 'pages and files', { sent: requests, failures }),
    { group, subject: 'builds that were seen', value: buildIds.size, unit: 'parts', goal: { atLeast: 2 } },
    noneOf(group, 'pages of the first build after nginx was emptied', olderPages.length),
  ];
}

const fetchBuildId = async (url: string) => BUILD_ID.exec(await (await fetch(url)).text())?.[1];

/** Requests a page, every script, style sheet and font in it, and the data of another page of the same build. */
async function visitPage(path: string, visit: number, results: VisitResults): Promise<void> {
  const html = await request(path, visit % 2 ? BYPASS_CACHE : {}, results);
  const buildId = BUILD_ID.exec(html)?.[1];
  if (!buildId) return;
  results.buildIds.add(buildId);
  const files = new Set(html.match(/\/_next\/static\/[\w./%[\]-]+\.(?:js|css|woff2)/g));
  for (const file of files) await request(file, visit % 3 ? {} : BYPASS_CACHE, results);
  results.requests += 1;
  const pageData = await fetch(`${gatewayUrl}/_next/data/${buildId}/id/blog.json`, { headers: BYPASS_CACHE });
  await pageData.arrayBuffer();
  if (!pageData.ok) results.reloads += 1;
}

/** Requests a path through nginx and records a failure. Returns the text of the response, empty without a response. */
async function request(path: string, headers: Record<string, string>, results: VisitResults): Promise<string> {
  results.requests += 1;
  try {
    const response = await fetch(gatewayUrl + path, { headers });
    if (!response.ok) results.failures.push(`${response.status} ${path}`);
    return await response.text();
  } catch (error) {
    results.failures.push(`${error instanceof Error ? error.message : error} ${path}`);
    return '';
  }
}
