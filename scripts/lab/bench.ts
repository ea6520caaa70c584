import { join } from 'node:path';
import { buildEmptyPage } from '../check/empty-page.ts';
import { pageWeights } from '../check/weights.ts';
import { summaryRows, verdictOf } from '../lib/measure.ts';
import { root, runMain } from '../lib/process-group.ts';
import { startBench } from './bench/bench-site.ts';
import { measureBlocking } from './bench/blocking.ts';
import { measurePaint } from './bench/paint.ts';
import { commandOptions, measureParts, selectParts } from './results.ts';

// Measures the built site against an empty Next page of the same run. A missed goal is printed and does not fail the
// command, because `npm test` enforces budgets.
const PARTS = ['weights', 'paint', 'blocking'];
const usage = `npm run lab -- bench [--only ${PARTS.join(',')}]; BENCH_ROUNDS=5`;
const names = selectParts(PARTS, commandOptions({ only: { type: 'string' } }, usage).only, usage);
const runs = Number(process.env.BENCH_ROUNDS) || 5;

await runMain(async () => {
  const sites = await startBench();
  const parts = {
    weights: async () => pageWeights(join(root, sites.distDir), await buildEmptyPage(), ['id', 'en']),
    paint: () => measurePaint(sites, runs),
    blocking: () => measureBlocking(sites, runs),
  };
  const measures = await measureParts('bench', names, parts, summaryRows);
  const count = (verdict: string) => measures.filter((measure) => verdictOf(measure) === verdict).length;
  console.log(`${count('met')} goals met, ${count('missed')} missed, ${count('not decided')} not decided.`);
  return measures.every(({ group }) => group !== 'failed part') ? 0 : 1;
});
