import { setTimeout as pause } from 'node:timers/promises';
import { type Measure, measureOfRuns } from '../../lib/measure.ts';
import { median, ratios } from '../../lib/statistics.ts';
import { gatewayUrl, type Instance } from './cluster-servers.ts';
import { flushRedis, resumeRedis, startRedis, stopRedis, suspendRedis } from './redis.ts';
import { BYPASS_CACHE, failedRequests, requestRate, startLoad } from './steady-load.ts';

const GROUP = 'Redis';
const ROUND_MS = 4000;
const PATHS = ['/', '/group-tour', '/en/group-tour/17', '/blog', '/career'];

/** Stops, suspends and empties Redis under load; no request may fail (R8). */
export async function measureRedisFaults([instance]: Instance[], rounds: number): Promise<Measure[]> {
  const stopped = await failuresDuring('stopped and started again', async () => {
    await stopRedis();
    await pause(5000);
    await startRedis();
    await pause(5000);
  });
  const suspended = await failuresDuring('hanging and awake again', async () => {
    suspendRedis();
    await pause(8000);
    resumeRedis();
    await pause(4000);
  });
  const flushed = await failuresDuring('emptied', async () => {
    await flushRedis();
    await pause(5000);
  });
  return [stopped, suspended, flushed, await rateWhileSuspended(`${instance?.url}/group-tour/17`, rounds)];
}

async function failuresDuring(subject: string, fault: () => Promise<void>): Promise<Measure> {
  const urls = PATHS.map((path) => gatewayUrl + path);
  const load = startLoad({ urls, perSecond: 100, headers: BYPASS_CACHE });
  await pause(1000);
  await fault();
  return failedRequests(GROUP, subject, await load.stop());
}

/** Returns the request rate of a cached page while Redis is suspended, as a ratio to the rate with a healthy Redis. */
async function rateWhileSuspended(url: string, rounds: number): Promise<Measure> {
  const healthy: number[] = [];
  const suspended: number[] = [];
  // This round warms up the page and does not count.
  await requestRate(url, ROUND_MS);
  for (let round = 0; round < rounds; round += 1) {
    healthy.push(await requestRate(url, ROUND_MS));
    suspendRedis();
    suspended.push(await requestRate(url, ROUND_MS).finally(resumeRedis));
    await pause(2500);
  }
  const label = { group: GROUP, subject: 'requests/s while hanging', unit: 'x', goal: { atLeast: 0.8 } } as const;
  return measureOfRuns(label, ratios(suspended, healthy), `${Math.round(median(suspended))}/s`);
}
