import { requireCommands } from '../../lib/system-packages.ts';
import { benchWorld } from './bench-world.ts';
import { startGateway } from './gateway.ts';
import { madeAgain } from './made-again.ts';
import type { Measure } from './measure.ts';
import { type LoadSettings, type Target, throughput } from './throughput.ts';

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/group-tour' },
  { name: 'detail', path: '/group-tour/17' },
];
type Settings = Omit<LoadSettings, 'encoding'>;

const WRK = { command: 'wrk', versionFlag: '-v' };
const RATE = 0.8;
const P99 = 2;

/**
 * Measures cached pages of `next start`, relative to a cached empty page, without compression, which has the goal, and
 * with it. `next start` compresses every response again, but not one as small as the empty page: those rows show the
 * work that nginx saves by caching compressed responses.
 */
export async function nextRates(settings: Settings): Promise<Measure[]> {
  requireCommands([WRK]);
  const { siteUrl, serviceHost, emptyUrl } = benchWorld;
  const empty: Target = { name: 'empty page', url: emptyUrl, cache: 'x-nextjs-cache' };
  const pages = PAGES.map(({ name, path }): Target => ({ name, url: siteUrl + path, cache: 'x-nextjs-cache' }));
  const list: Target = { name: "service host's tour list", url: `${serviceHost}/v1/modules/tour/tours/regional` };
  const plain = { ...settings, encoding: 'identity' } as const;
  return [
    ...(await throughput('next start, uncompressed', empty, [...pages, list], { rate: RATE }, plain)),
    ...(await throughput('next start, gzip', empty, pages, {}, { ...settings, encoding: 'gzip' })),
    ...(await madeAgain(PAGES)),
  ];
}

/**
 * Measures cached pages behind nginx with the shipped configuration, each relative to the same compressed bytes as a
 * file.
 */
export async function gatewayRates(settings: Settings): Promise<Measure[]> {
  requireCommands([WRK, { command: 'nginx', versionFlag: '-v' }]);
  const { BENCH_PORT: sitePort, BENCH_NGINX_PORT: port, BENCH_FILES_PORT: filesPort } = benchWorld.ports;
  await startGateway({ port, filesPort, sitePort, pages: PAGES.map(({ path }) => path) });
  const measures: Measure[] = [];
  for (const [index, { name, path }] of PAGES.entries()) {
    const file = { name: `${name} as a file`, url: `http://localhost:${filesPort}/${index}.html` };
    const kept = { name, url: `http://localhost:${port}${path}`, cache: 'x-cache' as const };
    measures.push(
      ...(await throughput('nginx', file, [kept], { rate: RATE, p99: P99 }, { ...settings, encoding: 'gzip' })),
    );
  }
  return measures;
}
