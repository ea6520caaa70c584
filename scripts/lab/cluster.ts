import { commandOptions } from '../lib/command-options.ts';
import { stopAll, stopOnSignals } from '../lib/process-group.ts';
import { reasonOf } from '../lib/reason-of.ts';
import { requireCommands } from '../lib/system-packages.ts';
import { tableLines } from '../lib/table.ts';
import { COLUMNS, cellsOf, failedPart, type Measure, verdictOf } from './bench/measure.ts';
import {
  buildReleases,
  type Instance,
  requireClusterPorts,
  startGateway,
  startInstance,
} from './cluster/cluster-servers.ts';
import { measureFullDisk } from './cluster/full-disk.ts';
import { measureInstanceShutdown } from './cluster/instance-shutdown.ts';
import { measurePictureLoad } from './cluster/picture-load.ts';
import { measurePublishing } from './cluster/publishing.ts';
import { startRedis } from './cluster/redis.ts';
import { measureRedisFaults } from './cluster/redis-faults.ts';
import { measureRollingUpdate } from './cluster/rolling.ts';
import { measureSharedPages } from './cluster/shared-pages.ts';
import { measureSoak } from './cluster/soak.ts';
import { writeFigures } from './results.ts';

// Runs Redis, two instances of a release and nginx on this machine, and checks that no fault of one of them affects
// visitors.
const usage = `npm run lab -- cluster [--only publish,disk,pictures,redis,ends,rolling,together] [--soak minutes] [--rounds 5]`;
const {
  only,
  soak: minutes,
  rounds,
} = commandOptions(
  { only: { type: 'string' }, soak: { type: 'string' }, rounds: { type: 'string', default: '5' } },
  usage,
);
const parts = {
  publish: measurePublishing,
  disk: measureFullDisk,
  together: measureSharedPages,
  pictures: measurePictureLoad,
  redis: (instances) => measureRedisFaults(instances, Number(rounds)),
  ends: (instances) => measureInstanceShutdown(instances, 'one'),
  rolling: measureRollingUpdate,
  soak: (instances) => measureSoak(instances, Number(minutes)),
} satisfies Record<string, (instances: Instance[]) => Promise<Measure[]>>;
const selected =
  only?.split(',') ?? (minutes ? ['soak'] : ['publish', 'disk', 'together', 'pictures', 'redis', 'ends', 'rolling']);

stopOnSignals();
const unknown = selected.filter((name) => !Object.hasOwn(parts, name) || (name === 'soak' && !(Number(minutes) > 0)));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')} is not a part of the cluster.\n${usage}`);
  process.exit(2);
}
let hasPassed = false;
try {
  requireCommands([
    { command: 'redis-server', versionFlag: '--version' },
    { command: 'nginx', versionFlag: '-v' },
    { command: 'wrk', versionFlag: '-v' },
    { command: 'openssl', versionFlag: 'version' },
  ]);
  await requireClusterPorts();
  await buildReleases();
  await startRedis();
  const instances = [await startInstance(1, 'one'), await startInstance(2, 'one')];
  await startGateway();
  const measures: Measure[] = [];
  for (const name of selected as (keyof typeof parts)[]) {
    console.log(`\n── ${name}`);
    // A part that fails must not lose the results of the other parts.
    try {
      const figures = await parts[name](instances);
      writeFigures(`cluster ${name}`, figures);
      measures.push(...figures);
    } catch (error) {
      measures.push(failedPart(name, reasonOf(error)));
    }
  }
  console.log(`\n${tableLines(COLUMNS, measures.map(cellsOf)).join('\n')}`);
  hasPassed = measures.every((measure) => verdictOf(measure) !== 'missed');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
await stopAll();
process.exit(hasPassed ? 0 : 1);
