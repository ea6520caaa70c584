import { commandOptions } from '../lib/command-options.ts';
import { cellsOf, verdictOf } from '../lib/measure.ts';
import { runMain } from '../lib/process-group.ts';
import { requireCommands } from '../lib/system-packages.ts';
import { buildReleases, requireClusterPorts, startGateway, startInstance } from './cluster/cluster-servers.ts';
import { measureFullDisk } from './cluster/full-disk.ts';
import { measureInstanceShutdown } from './cluster/instance-shutdown.ts';
import { measurePictureLoad } from './cluster/picture-load.ts';
import { measurePublishing } from './cluster/publishing.ts';
import { startRedis } from './cluster/redis.ts';
import { measureRedisFaults } from './cluster/redis-faults.ts';
import { measureRollingUpdate } from './cluster/rolling.ts';
import { measureSharedPages } from './cluster/shared-pages.ts';
import { measureSoak } from './cluster/soak.ts';
import { measureParts, selectParts } from './measure-parts.ts';

// Runs Redis, two instances of a release and nginx on this machine, and checks that no fault of one of them affects
// visitors.
const PARTS = ['publish', 'disk', 'together', 'pictures', 'redis', 'ends', 'rolling'];
const usage = `npm run lab -- cluster [--only ${PARTS.join(',')}] [--soak minutes] [--rounds 5]`;
const options = {
  only: { type: 'string' },
  soak: { type: 'string' },
  rounds: { type: 'string', default: '5' },
} as const;
const { only, soak: minutes, rounds } = commandOptions(options, usage);
const known = Number(minutes) > 0 ? [...PARTS, 'soak'] : PARTS;
const names = selectParts(known, only ?? (minutes && 'soak'), usage);

await runMain(async () => {
  requireCommands([
    { command: 'redis-server', versionFlag: '--version' },
    { command: 'nginx', versionFlag: '-v' },
    { command: 'openssl', versionFlag: 'version' },
  ]);
  await requireClusterPorts();
  await buildReleases();
  await startRedis();
  const instances = [await startInstance(1, 'one'), await startInstance(2, 'one')];
  await startGateway();
  const parts = {
    publish: measurePublishing,
    disk: measureFullDisk,
    together: () => measureSharedPages(instances),
    pictures: () => measurePictureLoad(instances),
    redis: () => measureRedisFaults(instances, Number(rounds)),
    ends: () => measureInstanceShutdown(instances),
    rolling: () => measureRollingUpdate(instances),
    soak: () => measureSoak(instances, Number(minutes)),
  };
  const measures = await measureParts('cluster', names, parts, (figures) => figures.map(cellsOf));
  return measures.every((measure) => verdictOf(measure) !== 'missed') ? 0 : 1;
});
