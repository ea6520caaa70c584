import type { Browser, Page } from '@playwright/test';
import { benchSite } from '../bench-site.ts';
import { type Measure, measureOfRuns } from '../measure.ts';
import { type Http2Copy, startHttp2Copy } from '../paint/http2-copy.ts';
import { type Paints, paintsOf } from '../paint/paint.ts';
import type { Sites } from '../sites.ts';
import { rotated } from '../statistics.ts';
import { type FirstBytes, firstBytesOf } from '../visits/first-bytes.ts';
import { firstTourLink, type ListVisit, nextPageMs, tourList } from '../visits/soft-navigation.ts';
import { launchBrowser, withVisit } from '../visits/throttled-visit.ts';
import { startAstroSite } from './astro-site.ts';
import { namedPeers } from './named-peers.ts';

/** A site to visit beside others: its list over HTTP/2, and the page that the first row of the list opens. */
type Peer = ListVisit & { name: string; detailUrl: string };

const KINDS: Record<keyof FirstBytes['kinds'], string> = {
  js: 'JavaScript',
  html: 'HTML',
  css: 'styles',
  pictures: 'pictures',
};
const TIMES: Record<Exclude<keyof Paints, 'element'>, string> = {
  first: 'first paint, slow line',
  largest: 'largest paint, slow line',
  blocked: 'blocked, 4x',
};

/**
 * Measures the same visits on this site, on the same pages written with Astro, and on the sites of `BENCH_PEERS`: the
 * bytes before any interaction, the paints on a slow line, and the time from a press in the list to its page.
 */
export async function measurePeers(sites: Sites, { runs }: { runs: number }): Promise<Measure[]> {
  const astroUrl = await startAstroSite(sites.serviceHost, benchSite.ports.BENCH_ASTRO_PORT);
  const copies: Http2Copy[] = [];
  const copyOf = async (url: string) => {
    const copy = await startHttp2Copy(url, (html) => html);
    copies.push(copy);
    return copy.url;
  };
  const browser = await launchBrowser(sites.chromium);
  try {
    const visits: Record<string, ListVisit> = {
      Kelana: tourList(await copyOf(sites.siteUrl)),
      Astro: { listUrl: `${await copyOf(astroUrl)}/`, link: firstTourLink },
    };
    for (const { name, origin, path } of namedPeers(process.env.BENCH_PEERS)) {
      visits[name] = { listUrl: (await copyOf(origin)) + path, link: firstPicturedLink };
    }
    const peers: Peer[] = [];
    for (const [name, visit] of Object.entries(visits)) {
      peers.push({ name, ...visit, detailUrl: await detailUrlOf(browser, visit) });
    }
    return [
      ...(await measurePages(browser, peers, 'listUrl', runs)),
      ...(await measurePages(browser, peers, 'detailUrl', runs)),
      ...(await measureNextPages(browser, peers, runs)),
    ];
  } finally {
    await browser.close();
    for (const { close } of copies) close();
  }
}

const firstPicturedLink = (page: Page) => page.locator('main a:has(img)').filter({ visible: true }).first();

function detailUrlOf(browser: Browser, { listUrl, link }: ListVisit): Promise<string> {
  return withVisit(browser, { width: 360, isSlow: false }, async (page) => {
    await page.goto(listUrl);
    return link(page).evaluate((element) => (element as HTMLAnchorElement).href);
  });
}

async function measurePages(
  browser: Browser,
  peers: Peer[],
  kind: 'listUrl' | 'detailUrl',
  runs: number,
): Promise<Measure[]> {
  const page = kind === 'listUrl' ? 'list' : 'detail page';
  // The first visits also fill the caches of resized pictures.
  const weights: Measure[] = [];
  for (const peer of peers) {
    const { kinds } = await withVisit(browser, { width: 360, isSlow: false }, (tab) => firstBytesOf(tab, peer[kind]));
    for (const [name, title] of Object.entries(KINDS) as [keyof typeof KINDS, string][]) {
      weights.push({ group: `${page}: ${title}`, subject: peer.name, value: kinds[name] / 1000, unit: 'kB' });
    }
  }
  const paints = await inTurns(peers, runs, (peer) => paintsOf(browser, peer[kind]));
  const times = (Object.keys(TIMES) as (keyof typeof TIMES)[]).flatMap((name) =>
    peers.map((peer) => {
      const label = { group: `${page}: ${TIMES[name]}`, subject: peer.name, unit: 'ms' } as const;
      return measureOfRuns(
        label,
        (paints.get(peer) ?? []).map((run) => run[name]),
      );
    }),
  );
  return [...weights, ...times];
}

async function measureNextPages(browser: Browser, peers: Peer[], runs: number): Promise<Measure[]> {
  const times = await inTurns(peers, runs, (peer) =>
    withVisit(browser, { width: 360 }, (tab) => nextPageMs(tab, peer)),
  );
  return peers.map((peer) =>
    measureOfRuns({ group: 'from the list to its page, 4x', subject: peer.name, unit: 'ms' }, times.get(peer) ?? []),
  );
}

/** Returns the results of several rounds; in each round every peer has its turn. */
async function inTurns<Result>(
  peers: Peer[],
  rounds: number,
  visit: (peer: Peer) => Promise<Result>,
): Promise<Map<Peer, Result[]>> {
  const results = new Map<Peer, Result[]>(peers.map((peer) => [peer, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const peer of rotated(peers, round)) results.get(peer)?.push(await visit(peer));
  }
  return results;
}
