import { join } from 'node:path';
import { buildEmptyPage } from '../check/empty-page.ts';
import { commandOptions } from '../lib/command-options.ts';
import { root, stopAll, stopOnSignals } from '../lib/process-group.ts';
import { reasonOf } from '../lib/reason-of.ts';
import { tableLines } from '../lib/table.ts';
import { benchSite, buildBenchSite, requireBenchPorts, startBenchSites } from './bench/bench-site.ts';
import { measureBlocking } from './bench/blocking/blocking.ts';
import { measureLighthouse } from './bench/lighthouse/lighthouse.ts';
import { COLUMNS, cellsOf, failedPart, type Measure, verdictOf } from './bench/measure.ts';
import { pageWeights } from './bench/page-weights.ts';
import { measurePaint } from './bench/paint/paint.ts';
import { measurePeers } from './bench/peers/peers.ts';
import { measureRows } from './bench/rows/rows.ts';
import { measureGatewayRates, measureNextRates } from './bench/server-rates.ts';
import type { Sites } from './bench/sites.ts';
import { measureVisits } from './bench/visits/visits.ts';
import { machine, machineLine, writeFigures } from './results.ts';

// Measures performance. A missed goal is printed and does not fail the command, because `npm test` enforces budgets. A
// part without figures fails the command.
const load = {
  rounds: Number(process.env.BENCH_ROUNDS) || 5,
  roundMs: Number(process.env.BENCH_ROUND_MS) || 2000,
  concurrency: 32,
};
const parts = {
  weights: {
    title: 'Weights of the built pages',
    measure: async () => pageWeights(join(root, benchSite.distDir), await buildEmptyPage(), ['id', 'en']),
  },
  next: { title: 'Requests per second of next start', measure: () => measureNextRates(load) },
  nginx: { title: 'Requests per second behind nginx', measure: () => measureGatewayRates(load) },
  paint: { title: 'First frames on a slow line', measure: (sites) => measurePaint(sites, { runs: load.rounds }) },
  lighthouse: { title: 'Lighthouse', measure: (sites) => measureLighthouse(sites, { runs: load.rounds }) },
  blocking: {
    title: 'Processor time of the main thread',
    measure: (sites) => measureBlocking(sites, { runs: load.rounds }),
  },
  visits: {
    title: 'Visits at a quarter of the speed',
    measure: (sites) => measureVisits(sites, { runs: load.rounds }),
  },
  peers: { title: 'The same visits on other sites', measure: (sites) => measurePeers(sites, { runs: load.rounds }) },
  rows: { title: 'A hundred bookings', measure: (sites) => measureRows(sites, { rounds: 15 }) },
} satisfies Record<string, { title: string; measure: (sites: Sites) => Promise<Measure[]> }>;
type PartName = keyof typeof parts;

const BUSY_WARNING = 'The machine was busy before the run, so the times are not reliable.';

stopOnSignals();
const startedAt = Date.now();
const selected = selectedParts();
try {
  await requireBenchPorts();
  await runStep('Service host and site', () => buildBenchSite());
  const sites = await runStep('Empty page, servers', () => startBenchSites());
  const measures: Measure[] = [];
  let isComplete = true;
  for (const name of selected) {
    const { title, measure } = parts[name];
    // A part that fails must not lose the results of the other parts.
    try {
      const figures = await runStep(title, () => measure(sites));
      writeFigures(`bench ${name}`, figures);
      measures.push(...figures);
    } catch (error) {
      console.error(error);
      measures.push(failedPart(title, reasonOf(error)));
      isComplete = false;
    }
  }
  printReport(measures);
  await stopAll();
  process.exit(isComplete ? 0 : 1);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  await stopAll();
  process.exit(1);
}

/** Returns all parts, or those named by `--only weights,lighthouse`. */
function selectedParts(): PartName[] {
  const all = Object.keys(parts) as PartName[];
  const usage = `npm run lab -- bench [--only ${all.join(',')}]`;
  const { only } = commandOptions({ only: { type: 'string' } }, usage);
  const names = only?.split(',') ?? all;
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown === undefined) return names as PartName[];
  console.error(`The bench has no part "${unknown}". Use --only with some of ${all.join(',')}.`);
  process.exit(2);
}

async function runStep<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const stepStartedAt = Date.now();
  console.log(`\n── ${name}`);
  const result = await run();
  console.log(`   done in ${((Date.now() - stepStartedAt) / 1000).toFixed(1)} s`);
  return result;
}

function printReport(measures: Measure[]): void {
  const count = (verdict: string) => measures.filter((measure) => verdictOf(measure) === verdict).length;
  const withGoal = measures.filter((measure) => measure.goal).length;
  const usedMachine = machine();
  console.log(`\n${tableLines(COLUMNS, measures.map(cellsOf)).join('\n')}`);
  const notes = [
    'x is relative to the reference of this run; [n] is the number of pages of a route, whose heaviest page is shown.',
    `${machineLine(usedMachine)}.`,
    ...(usedMachine.loadBefore > usedMachine.cores ? [BUSY_WARNING] : []),
    `Of ${withGoal} goals ${count('missed')} missed, ${count('not decided')} not decided.`,
    `In ${Math.round((Date.now() - startedAt) / 1000)} s.`,
  ];
  console.log(`\n${notes.join('\n')}`);
}
