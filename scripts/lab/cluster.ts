import { commandOptions } from '../lib/command-options.ts';
import { stopAll, stopOnSignals } from '../lib/process-group.ts';
import { reasonOf } from '../lib/reason-of.ts';
import { requireCommands } from '../lib/system-packages.ts';
import { tableLines } from '../lib/table.ts';
import { brokenPart, cellsOf, type Measure, verdictOf } from './bench/measure.ts';
import {
  buildReleases,
  type Instance,
  requireClusterPorts,
  startGateway,
  startInstance,
} from './cluster/cluster-world.ts';
import { oneEnds } from './cluster/one-ends.ts';
import { hostilePictures } from './cluster/pictures.ts';
import { startRedis } from './cluster/redis.ts';
import { redisFaults } from './cluster/redis-faults.ts';
import { rolling } from './cluster/rolling.ts';
import { soak } from './cluster/soak.ts';
import { measureSharedPages } from './cluster/together.ts';
import { writeFigures } from './results.ts';

// Runs Redis, two instances of a release and nginx on this machine, and checks that visitors notice no failure of one.
const usage = `npm run lab -- cluster [--only pictures,redis,ends,rolling,together] [--soak minutes] [--rounds 5]`;
const {
  only,
  soak: minutes,
  rounds,
} = commandOptions(
  { only: { type: 'string' }, soak: { type: 'string' }, rounds: { type: 'string', default: '5' } },
  usage,
);
const parts = {
  together: measureSharedPages,
  pictures: hostilePictures,
  redis: (instances) => redisFaults(instances, Number(rounds)),
  ends: (instances) => oneEnds(instances, 'one'),
  rolling,
  soak: (instances) => soak(instances, Number(minutes)),
} satisfies Record<string, (instances: Instance[]) => Promise<Measure[]>>;
const HEAD = ['Measure', 'Goal', 'Figure', 'Verdict'];
const wanted = only?.split(',') ?? (minutes ? ['soak'] : ['together', 'pictures', 'redis', 'ends', 'rolling']);

stopOnSignals();
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name) || (name === 'soak' && !(Number(minutes) > 0)));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')} is not a part of the cluster.\n${usage}`);
  process.exit(2);
}
let isFine = false;
try {
  requireCommands([
    { command: 'redis-server', versionFlag: '--version' },
    { command: 'nginx', versionFlag: '-v' },
    { command: 'wrk', versionFlag: '-v' },
  ]);
  await requireClusterPorts();
  await buildReleases();
  await startRedis();
  const instances = [await startInstance(1, 'one'), await startInstance(2, 'one')];
  await startGateway();
  const measures: Measure[] = [];
  for (const name of wanted as (keyof typeof parts)[]) {
    console.log(`\n── ${name}`);
    try {
      const figures = await parts[name](instances);
      writeFigures(`cluster ${name}`, { head: HEAD, rows: figures.map(cellsOf) });
      measures.push(...figures);
    } catch (error) {
      measures.push(brokenPart(name, reasonOf(error)));
    }
  }
  console.log(`\n${tableLines(HEAD, measures.map(cellsOf)).join('\n')}`);
  isFine = measures.every((measure) => verdictOf(measure) !== 'missed');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
await stopAll();
process.exit(isFine ? 0 : 1);
