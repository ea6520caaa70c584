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
 * Kept pages of `next start` against the empty page it keeps as well: without compression, which has the goal, and with
 * it. `next start` compresses at every request, and so little as the empty page not at all: those rows tell what nginx
 * spares the site by keeping what was compressed once.
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

/** Kept pages behind the nginx configuration that ships, each against the same bytes as a file of nginx, compressed. */
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
