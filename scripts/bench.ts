import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { buildCachedEmptyPage } from './bench/cached-empty-page.ts';
import { cellsOf, type Measure, verdictOf } from './bench/measure.ts';
import { pageWeights } from './bench/page-weights.ts';
import { machine, writeResult } from './bench/result-file.ts';
import { type LoadSettings, throughput } from './bench/throughput.ts';
import { buildEmptyPage } from './check/empty-page.ts';
import { portFromEnv, requireFreePort, waitFor } from './lib/ports.ts';
import { root, runCommand, startProcess, stopAll, stopOnSignals } from './lib/process-group.ts';
import { buildSite, siteEnvironment } from './lib/site-build.ts';
import { tableLines } from './lib/table.ts';

// A bench informs: a missed goal is printed and does not fail. The budgets that fail are in `npm test`.
const sitePort = portFromEnv('BENCH_PORT', 3300);
const emptyPort = portFromEnv('BENCH_EMPTY_PORT', 3320);
const hostPort = portFromEnv('BENCH_MOCK_PORT', 4310);
const serviceHost = `http://localhost:${hostPort}`;
const siteUrl = `http://localhost:${sitePort}`;
const emptyUrl = `http://localhost:${emptyPort}`;
const distDir = '.next-bench';
const stateFile = '.cache/bench-state.json';
const load: LoadSettings = {
  rounds: Number(process.env.BENCH_ROUNDS) || 5,
  roundMs: Number(process.env.BENCH_ROUND_MS) || 2000,
  concurrency: 16,
};

stopOnSignals();
const startedAt = Date.now();
const loadBefore = loadavg()[0] ?? 0;
try {
  await requireFreePort(sitePort, 'BENCH_PORT', 'the measured site');
  await requireFreePort(emptyPort, 'BENCH_EMPTY_PORT', 'the empty page');
  await requireFreePort(hostPort, 'BENCH_MOCK_PORT', 'the service host of the bench');
  await step('Service host', () => startHost());
  await step('Site', () => buildSite({ distDir, serviceHost, siteUrl, mockSource: true }));
  const emptyDist = await step('Empty page', () => buildEmptyPage());
  const cachedEmpty = await step('Empty page with props', () => buildCachedEmptyPage());
  const weights = await step('Weights of the built pages', async () =>
    pageWeights(join(root, distDir), emptyDist, ['id', 'en']),
  );
  const rates = await step('Requests per second', async () => {
    await startSites(cachedEmpty);
    return measureThroughput();
  });
  report([...weights, ...rates]);
  await stopAll();
  process.exit(0);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  await stopAll();
  process.exit(1);
}

async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const from = Date.now();
  console.log(`\n── ${name}`);
  const result = await run();
  console.log(`   done in ${((Date.now() - from) / 1000).toFixed(1)} s`);
  return result;
}

async function startHost(): Promise<void> {
  await runCommand('node', ['scripts/generate.ts']);
  rmSync(stateFile, { force: true });
  const world = { MOCK_PORT: String(hostPort), MOCK_STATE: stateFile, MOCK_SITE: siteUrl, MOCK_SCENARIO: 'default' };
  startProcess('The service host of the bench', 'node', ['mocks/server.ts'], { env: { ...process.env, ...world } });
  await waitFor(`${serviceHost}/healthz`);
}

async function startSites(emptyFolder: string): Promise<void> {
  const stdio: ('ignore' | 'inherit')[] = ['ignore', 'ignore', 'inherit'];
  const env = { ...process.env, ...siteEnvironment({ distDir, serviceHost, siteUrl, mockSource: true }) };
  startProcess('The measured site', 'next', ['start', '-p', String(sitePort)], { env, stdio });
  startProcess('The empty page', 'next', ['start', '-p', String(emptyPort)], { cwd: emptyFolder, stdio });
  await Promise.all([waitFor(siteUrl), waitFor(emptyUrl)]);
}

function measureThroughput(): Promise<Measure[]> {
  const goal = { isCached: true, atLeast: 0.8 };
  return throughput(
    { name: 'empty page', url: emptyUrl, isCached: true },
    [
      { name: 'home', url: siteUrl, ...goal },
      { name: 'list', url: `${siteUrl}/group-tour`, ...goal },
      { name: 'detail', url: `${siteUrl}/group-tour/17`, ...goal },
      { name: "service host's tour list", url: `${serviceHost}/v1/modules/tour/tours/regional`, isCached: false },
    ],
    load,
  );
}

function report(measures: Measure[]): void {
  const missed = measures.filter((measure) => verdictOf(measure) === 'missed').length;
  const judged = measures.filter((measure) => measure.goal).length;
  const on = machine(loadBefore);
  console.log(`\n${tableLines(['measure', 'goal', 'figure', 'verdict'], measures.map(cellsOf)).join('\n')}`);
  const notes = [
    'x is against the empty page of this run; [n] counts the pages of a route, of which the heaviest is shown.',
    `${on.cpu}, ${on.cores} cores, Node ${on.node}, load ${on.loadBefore.toFixed(1)} before the run.`,
    ...(on.loadBefore > on.cores ? ['The machine was busy with something else: requests per second say little.'] : []),
    `${missed} of ${judged} goals missed. Written to ${writeResult(on, load, measures)}.`,
    `In ${Math.round((Date.now() - startedAt) / 1000)} s.`,
  ];
  console.log(`\n${notes.join('\n')}`);
}
