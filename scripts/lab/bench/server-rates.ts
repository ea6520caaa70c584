import { requireCommands } from '../../lib/system-packages.ts';
import { benchSite } from './bench-site.ts';
import { startGateway } from './gateway.ts';
import type { Measure } from './measure.ts';
import { measureRegeneration } from './regeneration.ts';
import { type LoadSettings, measureThroughput, type Target } from './throughput.ts';

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/group-tour' },
  { name: 'detail', path: '/group-tour/17' },
];
type Settings = Omit<LoadSettings, 'encoding'>;

const WRK = { command: 'wrk', versionFlag: '-v' };
// Goals as multiples of the reference.
const MIN_RATE = 0.8;
const MAX_P99 = 2;

/**
 * Measures cached pages of `next start` relative to a cached empty page, without and with compression. Only the rates
 * without compression have a goal: `next start` compresses every response again, except one as small as the empty page,
 * so the compressed rates show the work that nginx saves by caching compressed responses.
 */
export async function measureNextRates(settings: Settings): Promise<Measure[]> {
  requireCommands([WRK]);
  const { siteUrl, serviceHost, emptyUrl } = benchSite;
  const emptyPage: Target = { name: 'empty page', url: emptyUrl, cache: 'x-nextjs-cache' };
  const pages = PAGES.map(({ name, path }): Target => ({ name, url: siteUrl + path, cache: 'x-nextjs-cache' }));
  const tourList: Target = { name: "service host's tour list", url: `${serviceHost}/v1/modules/tour/tours/regional` };
  const uncompressed = { ...settings, encoding: 'identity' } as const;
  return [
    ...(await measureThroughput(
      'next start, uncompressed',
      emptyPage,
      [...pages, tourList],
      { rate: MIN_RATE },
      uncompressed,
    )),
    ...(await measureThroughput('next start, gzip', emptyPage, pages, {}, { ...settings, encoding: 'gzip' })),
    ...(await measureRegeneration(PAGES)),
  ];
}

/**
 * Measures cached pages behind nginx with the shipped configuration, each relative to a file with the same compressed
 * bytes.
 */
export async function measureGatewayRates(settings: Settings): Promise<Measure[]> {
  requireCommands([WRK, { command: 'nginx', versionFlag: '-v' }]);
  const { BENCH_PORT: sitePort, BENCH_NGINX_PORT: port, BENCH_FILES_PORT: filesPort } = benchSite.ports;
  await startGateway({ port, filesPort, sitePort, pages: PAGES.map(({ path }) => path) });
  const goals = { rate: MIN_RATE, p99: MAX_P99 };
  const compressed = { ...settings, encoding: 'gzip' } as const;
  const measures: Measure[] = [];
  for (const [index, { name, path }] of PAGES.entries()) {
    const file = { name: `${name} as a file`, url: `http://localhost:${filesPort}/${index}.html` };
    const cachedPage = { name, url: `http://localhost:${port}${path}`, cache: 'x-cache' as const };
    measures.push(...(await measureThroughput('nginx', file, [cachedPage], goals, compressed)));
  }
  return measures;
}
