import { host as serviceHost } from '../../support/service-host.ts';
import type { Language } from '../../support/test.ts';
import { lookOf } from './link-rules.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';

export const site = new URL(process.env.SITE_URL ?? 'http://localhost:3000').origin;
export const host = new URL(serviceHost).origin;
const AT_ONCE = 8;

export type Crawl = {
  problems: string[];
  /** Every address that was asked for, now or before. */
  addresses: Set<string>;
  /** How many links were looked at, on all pages together. */
  links: number;
  /** One address for each file under src/pages. */
  patterns: Map<string, string>;
};

type Wanted = { from: string; language: Language | null };

/**
 * Follows every link of one language, breadth first; pages of the other one and files are asked for and no more.
 * `known` addresses were asked for before.
 */
export async function crawlSite(starts: string[], language: Language, known = new Set<string>()): Promise<Crawl> {
  const crawl: Crawl = { problems: [], addresses: new Set(known), links: 0, patterns: new Map() };
  const fragments = new Map<string, Map<string, string>>();
  const ids = new Map<string, Set<string>>();

  const open = async ([address, { from, language: own }]: [string, Wanted]) => {
    const facts = await ask(address, from, own, crawl.problems);
    if (!facts || own === null) return;
    ids.set(address, facts.ids);
    if (own !== language) return;
    if (facts.pattern && !crawl.patterns.has(facts.pattern)) crawl.patterns.set(facts.pattern, address);
    for (const source of facts.images) want(imageSource(source), { from: address, language: null });
    for (const anchor of facts.anchors) follow(anchor, address);
  };
  const follow = (anchor: PageFacts['anchors'][number], from: string) => {
    crawl.links += 1;
    const url = new URL(anchor.href, site + from);
    const isOwn = url.origin === site;
    const fault = lookOf(anchor, isOwn);
    if (fault) crawl.problems.push(`${from}: ${anchor.href} ${fault}`);
    if (!isOwn) return url.origin === host ? want(url.href, { from, language: null }) : undefined;
    if (/^(\/en)?\/account(\/|$)/.test(url.pathname)) crawl.problems.push(`${from} shows visitors ${anchor.href}`);
    const address = withoutFrom(url);
    want(address, { from, language: isFile(url) ? null : languageOf(url) });
    if (url.hash) fragments.set(address, (fragments.get(address) ?? new Map()).set(url.hash.slice(1), from));
  };
  const queue: [string, Wanted][] = [];
  const want = (address: string, how: Wanted) => {
    if (crawl.addresses.has(address)) return;
    crawl.addresses.add(address);
    queue.push([address, how]);
  };

  for (const start of starts) want(start, { from: 'a start', language: languageOf(new URL(start, site)) });
  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(open));
  for (const [address, names] of fragments) {
    for (const [name, from] of names) {
      // Pages of an earlier crawl were checked then.
      if (known.has(address) || ids.get(address)?.has(decodeURIComponent(name))) continue;
      crawl.problems.push(`${from}: ${address} has no #${name}`);
    }
  }
  return crawl;
}

async function ask(address: string, from: string, language: Language | null, problems: string[]) {
  const answer = await fetch(new URL(address, site), { redirect: 'manual' });
  const say = (what: string) => problems.push(`${address} ${what} (linked on ${from})`);
  if (answer.status !== 200) {
    await answer.body?.cancel();
    say(`answers ${answer.status} ${answer.headers.get('location') ?? ''}`.trim());
    return null;
  }
  if (language === null) {
    await answer.body?.cancel();
    return null;
  }
  const facts = pageFacts(await answer.text());
  if (facts.lang !== language) say(`is in ${facts.lang} instead of ${language}`);
  if (facts.h1 !== 1) say(`has ${facts.h1} main headings`);
  if (facts.title.trim() === '') say('has no title');
  return facts;
}

/** The addresses of this site's pages among links as a browser gives them. */
export function pagesAmong(hrefs: Iterable<string>): string[] {
  const urls = [...hrefs].map((href) => new URL(href)).filter((url) => url.origin === site && !isFile(url));
  return [...new Set(urls.map(withoutFrom))];
}

function isFile({ pathname }: URL): boolean {
  return /\.\w{2,5}$/.test(pathname);
}

function languageOf({ pathname }: URL): Language {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : 'id';
}

/** Where to come back to after signing in makes no other page. */
function withoutFrom(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('from');
  return url.pathname + (query.size > 0 ? `?${query}` : '');
}

/** The picture itself, not one of the sizes it is served in. */
function imageSource(source: string): string {
  const url = new URL(source, site);
  const original = url.pathname === '/_next/image' ? url.searchParams.get('url') : null;
  const picture = new URL(original ?? source, site);
  return picture.origin === site ? picture.pathname + picture.search : picture.href;
}
