import { join } from 'node:path';
import { buildEmptyPage } from '../check/empty-page.ts';
import { commandOptions } from '../lib/command-options.ts';
import { root, stopAll, stopOnSignals } from '../lib/process-group.ts';
import { reasonOf } from '../lib/reason-of.ts';
import { tableLines } from '../lib/table.ts';
import { benchWorld, buildWorld, requireBenchPorts, serveWorld } from './bench/bench-world.ts';
import { lighthouse } from './bench/lighthouse/lighthouse.ts';
import { brokenPart, cellsOf, type Measure, summaryRows, verdictOf } from './bench/measure.ts';
import { pageWeights } from './bench/page-weights.ts';
import { writeResult } from './bench/result-file.ts';
import { rows } from './bench/rows/rows.ts';
import { gatewayRates, nextRates } from './bench/server-rates.ts';
import type { Sites } from './bench/sites.ts';
import { visits } from './bench/visits/visits.ts';
import { machine, machineLine, writeFigures } from './results.ts';

// A missed goal is printed and does not fail the command, because `npm test` enforces budgets. A part that could not
// measure fails it.
const load = {
  rounds: Number(process.env.BENCH_ROUNDS) || 5,
  roundMs: Number(process.env.BENCH_ROUND_MS) || 2000,
  concurrency: 32,
};
const parts = {
  weights: {
    title: 'Weights of the built pages',
    measure: async () => pageWeights(join(root, benchWorld.distDir), await buildEmptyPage(), ['id', 'en']),
  },
  next: { title: 'Requests per second of next start', measure: () => nextRates(load) },
  nginx: { title: 'Requests per second behind nginx', measure: () => gatewayRates(load) },
  lighthouse: { title: 'Lighthouse', measure: (sites) => lighthouse(sites, { runs: load.rounds }) },
  visits: { title: 'Visits at a quarter of the speed', measure: (sites) => visits(sites, { runs: load.rounds }) },
  rows: { title: 'A hundred bookings', measure: (sites) => rows(sites, { rounds: 15 }) },
} satisfies Record<string, { title: string; measure: (sites: Sites) => Promise<Measure[]> }>;
type PartName = keyof typeof parts;

const HEAD = ['Measure', 'Goal', 'Figure', 'Verdict'];

stopOnSignals();
const startedAt = Date.now();
const wanted = wantedParts();
try {
  await requireBenchPorts();
  await step('Service host and site', () => buildWorld());
  const sites = await step('Empty page, servers', () => serveWorld());
  const measures: Measure[] = [];
  let isWhole = true;
  for (const name of wanted) {
    const { title, measure } = parts[name];
    // A part that fails must not lose the results of the other parts.
    try {
      const figures = await step(title, () => measure(sites));
      writeFigures(`bench ${name}`, { head: HEAD, rows: summaryRows(figures) });
      measures.push(...figures);
    } catch (error) {
      console.error(error);
      measures.push(brokenPart(title, reasonOf(error)));
      isWhole = false;
    }
  }
  report(measures);
  await stopAll();
  process.exit(isWhole ? 0 : 1);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  await stopAll();
  process.exit(1);
}

/** Returns all parts, or those named by `--only weights,lighthouse`. */
function wantedParts(): PartName[] {
  const all = Object.keys(parts) as PartName[];
  const usage = `npm run lab -- bench [--only ${all.join(',')}]`;
  const { only } = commandOptions({ only: { type: 'string' } }, usage);
  const names = only?.split(',') ?? all;
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown === undefined) return names as PartName[];
  console.error(`The bench has no part "${unknown}". Use --only with some of ${all.join(',')}.`);
  process.exit(2);
}

async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const from = Date.now();
  console.log(`\n── ${name}`);
  const result = await run();
  console.log(`   done in ${((Date.now() - from) / 1000).toFixed(1)} s`);
  return result;
}

function report(measures: Measure[]): void {
  const missed = measures.filter((measure) => verdictOf(measure) === 'missed').length;
  const judged = measures.filter((measure) => measure.goal).length;
  const on = machine();
  console.log(`\n${tableLines(HEAD, measures.map(cellsOf)).join('\n')}`);
  const notes = [
    'x is against the empty page of this run; [n] counts the pages of a route, of which the heaviest is shown.',
    `${machineLine(on)}.`,
    ...(on.loadBefore > on.cores ? ['The machine was busy with something else, so the times are not reliable.'] : []),
    `${missed} of ${judged} goals missed. Written to ${writeResult(on, load, measures)}.`,
    `In ${Math.round((Date.now() - startedAt) / 1000)} s.`,
  ];
  console.log(`\n${notes.join('\n')}`);
}
