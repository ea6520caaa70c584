import { cellsOf, verdictOf } from '../lib/measure.ts';
import { runMain } from '../lib/process-group.ts';
import { requireCommands } from '../lib/system-packages.ts';
import { measureMetrics } from './cluster/metrics.ts';
import { measureInstanceShutdown, measureRedisFaults, measureRollingUpdate, measureSoak } from './cluster/outages.ts';
import { measurePublishing, measureSharedPages } from './cluster/pages.ts';
import { measurePictureLoad } from './cluster/pictures.ts';
import { buildReleases, startCluster } from './cluster/servers.ts';
import { commandOptions, measureParts, selectParts } from './results.ts';

// Installs a release with the shipped command and units in a folder, as Redis, two instances and nginx, and checks that
// no fault of one of them affects visitors. The soak takes an hour, so it runs only when it is named.
const PARTS = ['publish', 'together', 'pictures', 'redis', 'ends', 'metrics', 'rolling'];
const usage = `npm run lab -- cluster [--only ${PARTS.join(',')}] [--soak minutes]`;
const { only, soak: minutes } = commandOptions({ only: { type: 'string' }, soak: { type: 'string' } }, usage);
const known = Number(minutes) > 0 ? [...PARTS, 'soak'] : PARTS;
const names = selectParts(known, only ?? (minutes && 'soak'), usage);

await runMain(async () => {
  requireCommands(['redis-server', 'nginx', 'prometheus']);
  await buildReleases();
  await startCluster();
  const parts = {
    publish: measurePublishing,
    together: measureSharedPages,
    pictures: measurePictureLoad,
    redis: measureRedisFaults,
    ends: measureInstanceShutdown,
    metrics: measureMetrics,
    rolling: measureRollingUpdate,
    soak: () => measureSoak(Number(minutes)),
  };
  const measures = await measureParts('cluster', names, parts, (figures) => figures.map(cellsOf));
  return measures.every((measure) => verdictOf(measure) !== 'missed') ? 0 : 1;
});
