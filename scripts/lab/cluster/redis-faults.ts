import { setTimeout as pause } from 'node:timers/promises';
import type { Measure } from '../bench/measure.ts';
import { ratios, spread } from '../bench/statistics.ts';
import { loadRound } from '../bench/wrk.ts';
import { gatewayUrl, type Instance } from './cluster-world.ts';
import { flushRedis, hangRedis, resumeRedis, startRedis, stopRedis } from './redis.ts';
import { formatFailures, PAST_THE_CACHE, startLoad } from './steady-load.ts';

const GROUP = 'Redis';
const PATHS = ['/', '/group-tour', '/en/group-tour/17', '/blog', '/career'];

/** Stops, hangs, empties and restarts Redis; no request may fail (R8). */
export async function redisFaults([instance]: Instance[], rounds: number): Promise<Measure[]> {
  const stopped = await failuresWhile('stopped and started again', async () => {
    await stopRedis();
    await pause(5000);
    await startRedis();
    await pause(5000);
  });
  const hung = await failuresWhile('hanging and awake again', async () => {
    hangRedis();
    await pause(8000);
    resumeRedis();
    await pause(4000);
  });
  const flushed = await failuresWhile('emptied', async () => {
    await flushRedis();
    await pause(5000);
  });
  return [stopped, hung, flushed, await rateWhileHung(`${instance?.url}/group-tour/17`, rounds)];
}

async function failuresWhile(subject: string, work: () => Promise<void>): Promise<Measure> {
  const urls = PATHS.map((path) => gatewayUrl + path);
  const load = startLoad({ urls, perSecond: 100, headers: PAST_THE_CACHE });
  await pause(1000);
  await work();
  const { sent, failures } = await load.stop();
  const detail = `of ${sent} requests ${formatFailures(failures)}`.trim();
  return { group: GROUP, subject, value: failures.length, unit: 'failed', goal: { atMost: 0 }, detail };
}

/** Measures one cached page of one instance, in rounds with a healthy and then a hanging Redis. */
async function rateWhileHung(url: string, rounds: number): Promise<Measure> {
  const load = { concurrency: 32, roundMs: 4000, encoding: 'identity' } as const;
  const healthy: number[] = [];
  const hanging: number[] = [];
  await loadRound(url, load);
  for (let round = 0; round < rounds; round += 1) {
    healthy.push((await loadRound(url, load)).perSecond);
    hangRedis();
    hanging.push((await loadRound(url, load).finally(resumeRedis)).perSecond);
    await pause(2500);
  }
  const { median, min, max } = spread(ratios(hanging, healthy));
  const detail = `${Math.round(spread(hanging).median)}/s, rounds ${min.toFixed(2)}–${max.toFixed(2)}`;
  const range = { min, max };
  return {
    group: GROUP,
    subject: 'requests/s while hanging',
    value: median,
    unit: 'x',
    goal: { atLeast: 0.8 },
    detail,
    range,
  };
}
