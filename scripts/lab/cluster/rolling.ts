import { setTimeout as pause } from 'node:timers/promises';
import type { Measure } from '../bench/measure.ts';
import { emptyGateway, gatewayUrl, type Instance, startInstance } from './cluster-world.ts';
import { formatFailures, PAST_THE_CACHE } from './steady-load.ts';

const PATHS = ['/', '/group-tour', '/en/group-tour/17', '/blog', '/en/career', '/contact'];
const VISITORS = 6;
// The time in which nginx tries a new instance, as the runbook says.
const AFTER_READY_MS = 10_000;
const BUILD = /"buildId":"([^"]+)"/;

type Seen = { requests: number; failures: string[]; reloads: number; builds: Set<string> };

/**
 * Replaces both instances by those of another build, one after the other, while visitors open pages and all files that
 * they name (R7); then empties nginx's cache. Missing data of the old build are not a failure, because the browser then
 * reloads the page.
 */
export async function rolling(instances: Instance[]): Promise<Measure[]> {
  const seen: Seen = { requests: 0, failures: [], reloads: 0, builds: new Set() };
  let isOver = false;
  const visitors = Array.from({ length: VISITORS }, async (_, number) => {
    for (let visit = number; !isOver; visit += 1) await visitPage(PATHS[visit % PATHS.length] as string, visit, seen);
  });
  await pause(3000);
  for (const number of [1, 2]) {
    await instances[number - 1]?.stop();
    instances[number - 1] = await startInstance(number, 'two');
    await pause(AFTER_READY_MS);
  }
  emptyGateway();
  const [now, ...shown] = await Promise.all(
    [`${instances[0]?.url}/`, ...PATHS.map((path) => gatewayUrl + path)].map(buildOf),
  );
  await pause(3000);
  isOver = true;
  await Promise.all(visitors);
  const group = 'two builds, one after the other';
  const detail = `of ${seen.requests} requests ${formatFailures(seen.failures)}, ${seen.reloads} opened anew`;
  return [
    { group, subject: 'pages and files', value: seen.failures.length, unit: 'failed', goal: { atMost: 0 }, detail },
    { group, subject: 'builds that were seen', value: seen.builds.size, unit: 'parts', goal: { atLeast: 2 } },
    {
      group,
      subject: 'pages of the first, nginx emptied',
      value: shown.filter((build) => build !== now).length,
      unit: 'failed',
      goal: { atMost: 0 },
    },
  ];
}

const buildOf = async (url: string) => BUILD.exec(await (await fetch(url)).text())?.[1];

async function visitPage(path: string, visit: number, seen: Seen): Promise<void> {
  const html = await read(path, visit % 2 ? PAST_THE_CACHE : {}, seen);
  const build = BUILD.exec(html)?.[1];
  if (!build) return;
  seen.builds.add(build);
  const files = new Set(html.match(/\/_next\/static\/[\w./%[\]-]+\.(?:js|css|woff2)/g));
  for (const file of files) await read(file, visit % 3 ? {} : PAST_THE_CACHE, seen);
  seen.requests += 1;
  const data = await fetch(`${gatewayUrl}/_next/data/${build}/id/blog.json`, { headers: PAST_THE_CACHE });
  await data.arrayBuffer();
  if (!data.ok) seen.reloads += 1;
}

async function read(path: string, headers: Record<string, string>, seen: Seen): Promise<string> {
  seen.requests += 1;
  try {
    const answer = await fetch(gatewayUrl + path, { headers });
    if (!answer.ok) seen.failures.push(`${answer.status} ${path}`);
    return await answer.text();
  } catch (error) {
    seen.failures.push(`${error instanceof Error ? error.message : error} ${path}`);
    return '';
  }
}
