import { gzipSync } from 'node:zlib';
import { requireCommands } from '../../lib/system-packages.ts';
import { benchSite, ratedPages } from './bench-site.ts';
import { startGateway } from './gateway.ts';
import type { Measure } from './measure.ts';
import { measureRegeneration } from './regeneration.ts';
import { type LoadSettings, measureThroughput, type Target } from './throughput.ts';

type Settings = Omit<LoadSettings, 'encoding'>;

const WRK = { command: 'wrk', versionFlag: '-v' };
// Goals as multiples of the reference.
const NEXT_GOALS = { rate: 0.7 };
const NGINX_GOALS = { rate: 0.9, p99: 1.5 };
// The HTML of two pages that are compared may differ by this share.
const MAX_SIZE_DIFFERENCE = 0.02;

/**
 * Measures cached pages of `next start`, each relative to a cached empty page with as many bytes that compress as well,
 * without and with compression: `next start` compresses every response again, which nginx saves by its cache.
 */
export async function measureNextRates(settings: Settings): Promise<Measure[]> {
  requireCommands([WRK]);
  const { siteUrl, serviceHost, emptyUrl } = benchSite;
  const tourList: Target = { name: "service host's tour list", url: `${serviceHost}/v1/modules/tour/tours/regional` };
  const measures: Measure[] = [];
  for (const encoding of ['identity', 'gzip'] as const) {
    for (const { name, path } of ratedPages) {
      const emptyPage: Target = { name: `empty page as ${name}`, url: `${emptyUrl}/${name}`, cache: 'x-nextjs-cache' };
      const page: Target = { name, url: siteUrl + path, cache: 'x-nextjs-cache' };
      await requireSameBytes(emptyPage, page);
      const targets = name === 'list' && encoding === 'identity' ? [page, tourList] : [page];
      const server = `next start, ${encoding === 'gzip' ? 'gzip' : 'uncompressed'}`;
      measures.push(...(await measureThroughput(server, emptyPage, targets, NEXT_GOALS, { ...settings, encoding })));
    }
  }
  return [...measures, ...(await measureRegeneration(ratedPages))];
}

/**
 * Measures cached pages behind nginx with the shipped configuration, each relative to a file with the same compressed
 * bytes.
 */
export async function measureGatewayRates(settings: Settings): Promise<Measure[]> {
  requireCommands([WRK, { command: 'nginx', versionFlag: '-v' }]);
  const { BENCH_PORT: sitePort, BENCH_NGINX_PORT: port, BENCH_FILES_PORT: filesPort } = benchSite.ports;
  await startGateway({ port, filesPort, sitePort, pages: ratedPages.map(({ path }) => path) });
  const compressed = { ...settings, encoding: 'gzip' } as const;
  const measures: Measure[] = [];
  for (const [index, { name, path }] of ratedPages.entries()) {
    const file = { name: `${name} as a file`, url: `http://localhost:${filesPort}/${index}.html` };
    const cachedPage = { name, url: `http://localhost:${port}${path}`, cache: 'x-cache' as const };
    measures.push(...(await measureThroughput('nginx', file, [cachedPage], NGINX_GOALS, compressed)));
  }
  return measures;
}

/** Throws when the HTML of two pages differs in size, as it is or compressed. */
async function requireSameBytes(reference: Target, page: Target): Promise<void> {
  const [expected, actual] = await Promise.all([reference, page].map(({ url }) => sizesOf(url)));
  console.log(`   ${reference.name}: ${expected?.join(' and ')} bytes, ${page.name}: ${actual?.join(' and ')} bytes`);
  const isClose = actual?.every((size, index) => Math.abs(size / (expected?.[index] ?? 0) - 1) <= MAX_SIZE_DIFFERENCE);
  if (!isClose) throw new Error(`${reference.name} has not the bytes of ${page.name}.`);
}

/** Returns the bytes of a page, and those after compression. */
async function sizesOf(url: string): Promise<[plain: number, compressed: number]> {
  const html = Buffer.from(await (await fetch(url)).arrayBuffer());
  return [html.length, gzipSync(html).length];
}
