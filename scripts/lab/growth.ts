import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Facets } from '../../sdk/src/index.ts';
import { commandOptions } from '../lib/command-options.ts';
import { freePort, portFromEnv, waitFor } from '../lib/ports.ts';
import { endOne, root, startProcess, stopAll, stopOnSignals } from '../lib/process-group.ts';
import { requireCommands } from '../lib/system-packages.ts';
import { tableLines } from '../lib/table.ts';
import { loadRound } from './bench/wrk.ts';
import { cpuMsOf } from './growth/cpu-time.ts';
import {
  GROWTH_COLUMNS,
  type GrowthFigures,
  type GrowthRound,
  growthRows,
  roundText,
} from './growth/growth-figures.ts';
import { type GrowthLoad, type GrowthRequest, growthLoads, wrkScript } from './growth/growth-requests.ts';
import { writeFigures } from './results.ts';

// Measures the embedded service host with the seed and with 10, 100 and 300 times the tours: for each operation the
// requests per second of its one process, the 99th percentile of the response times and the processor time of a request,
// which other work on the machine hardly changes. A missed goal is printed and does not fail the command.
const scenarios = { 1: 'default', 10: 'large-10', 100: 'large-100', 300: 'large-300' } as const;
type Factor = keyof typeof scenarios;

const load = { concurrency: 8, roundMs: Number(process.env.BENCH_ROUND_MS) || 2000, encoding: 'identity' } as const;
const { only, operation } = commandOptions(
  { only: { type: 'string' }, operation: { type: 'string' } },
  'npm run lab -- growth [--only 1,300] [--operation search]: factors of the catalogue, part of the name of an operation',
);
const factors = (Object.keys(scenarios).map(Number) as Factor[]).filter(
  (factor) => !only || only.split(',').includes(String(factor)),
);
const port = portFromEnv('MOCK_PORT', await freePort());
const host = `http://localhost:${port}`;
const script = join(root, '.cache', 'growth.lua');
const stateFile = join(root, '.cache', 'growth-state.json');

stopOnSignals();
let exitCode = 0;
try {
  requireCommands([{ command: 'wrk', versionFlag: '-v' }]);
  const figures: GrowthFigures = new Map();
  for (const factor of factors) await measureFactor(factor, figures);
  const rows = growthRows(figures, factors);
  console.log(`\n${tableLines(GROWTH_COLUMNS(factors), rows).join('\n')}`);
  if (!only && !operation) writeFigures('growth', { columns: GROWTH_COLUMNS(factors), rows });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  exitCode = 1;
}
await stopAll();
process.exit(exitCode);

async function measureFactor(factor: Factor, figures: GrowthFigures): Promise<void> {
  rmSync(stateFile, { force: true });
  const env = { ...process.env, MOCK_PORT: String(port), MOCK_STATE: stateFile, MOCK_SCENARIO: scenarios[factor] };
  const startedAt = Date.now();
  const server = startProcess('The service host', 'node', ['mocks/server.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitFor(`${host}/healthz`);
  const facets = await readFacets();
  console.log(`\n── ${scenarios[factor]}: first list after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  for (const one of growthLoads(factor, facets)) {
    if (operation && !one.name.includes(operation)) continue;
    const round = await measureLoad(one, server.pid);
    console.log(`   ${one.name}: ${roundText(round)}`);
    const known = figures.get(one.name) ?? { goal: one.goal, rounds: new Map() };
    known.rounds.set(factor, round);
    figures.set(one.name, known);
  }
  await endOne(server, 5000);
}

async function measureLoad({ requests }: GrowthLoad, pid: number | undefined): Promise<GrowthRound> {
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(script, wrkScript(requests));
  // The first search of a catalogue makes its index, which takes longer than the round that warms up.
  const { path, body } = requests[0] as GrowthRequest;
  const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  await (await fetch(host + path, init)).arrayBuffer();
  await loadRound(host, { ...load, roundMs: 1000, script });
  const before = cpuMsOf(pid);
  const round = await loadRound(host, { ...load, script });
  return { ...round, cpuMs: (cpuMsOf(pid) - before) / (round.perSecond * (load.roundMs / 1000)) };
}

async function readFacets(): Promise<Facets> {
  const answer = await fetch(`${host}/v1/modules/tour/tours/regional?limit=1`);
  const { facets } = (await answer.json()) as { facets?: Facets };
  if (!facets) throw new Error('The list of tours has no facets.');
  return facets;
}
