import { host } from '../../support/service-host.ts';
import { type Language, site } from '../../support/test.ts';
import { findLinkProblem } from './link-rules.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';

export const serviceOrigin = new URL(host).origin;
const CONCURRENCY = 8;

export type Crawl = {
  problems: string[];
  /** All requested addresses. */
  addresses: Set<string>;
  /** The number of links on all pages, with repetitions. */
  linkCount: number;
  /** The routes of src/pages that the crawl reached. */
  patterns: Set<string>;
};

/** The page that contains a link, and the language of the linked page; null for a file, which is not parsed. */
type Target = { linkedFrom: string; language: Language | null };

/**
 * Follows all links on the pages of one language, breadth first. Pages of the other language are only checked, and
 * files are only requested.
 */
export async function crawlSite(starts: string[], language: Language): Promise<Crawl> {
  const crawl: Crawl = { problems: [], addresses: new Set(), linkCount: 0, patterns: new Set() };
  // For each address, the fragments in the links to it, each with a page that contains such a link.
  const fragmentsByAddress = new Map<string, Map<string, string>>();
  const idsByAddress = new Map<string, Set<string>>();
  const queue: [string, Target][] = [];

  const enqueue = (address: string, target: Target) => {
    if (crawl.addresses.has(address)) return;
    crawl.addresses.add(address);
    queue.push([address, target]);
  };
  const followLink = (anchor: PageFacts['anchors'][number], linkedFrom: string) => {
    crawl.linkCount += 1;
    const url = new URL(anchor.href, site + linkedFrom);
    const isSameSite = url.origin === site;
    const problem = findLinkProblem(anchor, isSameSite);
    if (problem) crawl.problems.push(`${linkedFrom}: ${anchor.href} ${problem}`);
    if (!isSameSite) {
      if (url.origin === serviceOrigin) enqueue(url.href, { linkedFrom, language: null });
      return;
    }
    if (/^(\/en)?\/account(\/|$)/.test(url.pathname)) {
      crawl.problems.push(`${linkedFrom} shows visitors ${anchor.href}`);
    }
    const address = addressWithoutFrom(url);
    enqueue(address, { linkedFrom, language: isFile(url) ? null : languageOf(url) });
    if (!url.hash) return;
    const fragments = fragmentsByAddress.get(address) ?? new Map<string, string>();
    fragmentsByAddress.set(address, fragments.set(url.hash.slice(1), linkedFrom));
  };
  const visit = async ([address, target]: [string, Target]) => {
    const facts = await fetchFacts(address, target, crawl.problems);
    if (!facts) return;
    idsByAddress.set(address, facts.ids);
    if (target.language !== language) return;
    if (facts.pattern) crawl.patterns.add(facts.pattern);
    for (const source of facts.images) enqueue(originalImage(source), { linkedFrom: address, language: null });
    for (const anchor of facts.anchors) followLink(anchor, address);
  };

  for (const start of starts) enqueue(start, { linkedFrom: 'a start', language: languageOf(new URL(start, site)) });
  while (queue.length > 0) await Promise.all(queue.splice(0, CONCURRENCY).map(visit));
  for (const [address, linkedFromById] of fragmentsByAddress) {
    for (const [id, linkedFrom] of linkedFromById) {
      if (idsByAddress.get(address)?.has(decodeURIComponent(id))) continue;
      crawl.problems.push(`${linkedFrom}: ${address} has no #${id}`);
    }
  }
  return crawl;
}

/** Returns the facts of a page; null for a file and for a status other than 200, which is added to the problems. */
async function fetchFacts(address: string, { linkedFrom, language }: Target, problems: string[]) {
  const response = await fetch(new URL(address, site), { redirect: 'manual' });
  const addProblem = (problem: string) => problems.push(`${address} ${problem} (linked on ${linkedFrom})`);
  if (response.status !== 200) {
    await response.body?.cancel();
    addProblem(`responds with ${response.status} ${response.headers.get('location') ?? ''}`.trim());
    return null;
  }
  if (language === null) {
    await response.body?.cancel();
    return null;
  }
  const facts = pageFacts(await response.text());
  if (facts.lang !== language) addProblem(`is in ${facts.lang} instead of ${language}`);
  if (facts.h1Count !== 1) addProblem(`has ${facts.h1Count} main headings`);
  if (facts.title.trim() === '') addProblem('has no title');
  return facts;
}

function isFile({ pathname }: URL): boolean {
  return /\.\w{2,5}$/.test(pathname);
}

function languageOf({ pathname }: URL): Language {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : 'id';
}

/** Returns path and query without `from`, the return address after sign-in, which does not change the page. */
function addressWithoutFrom(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('from');
  return url.pathname + (query.size > 0 ? `?${query}` : '');
}

/** Returns the address of the original image. `source` may be the address of a resized version. */
function originalImage(source: string): string {
  const url = new URL(source, site);
  const original = url.pathname === '/_next/image' ? url.searchParams.get('url') : null;
  const image = new URL(original ?? source, site);
  return image.origin === site ? image.pathname + image.search : image.href;
}
