import { isMemberRoute, type SitePath } from '../../../scripts/lib/site-pages.ts';
import { listRoutePatterns } from '../../support/route-patterns.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { host } from '../support/service-host.ts';
import { expect, inLanguage, type Language, site, test } from '../support/test.ts';
import { type Anchor, type PageFacts, pageFacts } from './read-pages.ts';

// Pages to which the HTML of no page links. Visitors reach them from an email, an advertisement, a menu that opens on a
// click, or by typing the address.
const unlinkedPages: SitePath[] = [
  '/auth/new-password',
  '/booking',
  '/obs',
  '/prebook?tour=17&pax=2',
  '/promotion',
  '/trip',
];

// The crawl does not sign in, so it never reaches the member area.
const patterns = listRoutePatterns().filter((pattern) => !isMemberRoute(pattern));

for (const language of languagesOfRun('en')) {
  test(`${language}: every link leads to a page, a section of a page, a file or a well-formed address`, async () => {
    const crawl = await crawlSite(
      ['/', ...unlinkedPages].map((path) => inLanguage(language, path)),
      language,
    );
    console.log(`${language}: ${crawl.linkCount} links to ${crawl.addresses.size} addresses`);
    expect(crawl.problems).toEqual([]);
    expect(crawl.addresses.size).toBeGreaterThan(300);
    const unreached = patterns.filter((pattern) => !crawl.patterns.has(pattern));
    expect(unreached, 'No page links to these routes: add a link, or list them in unlinkedPages above').toEqual([]);
  });
}

const serviceOrigin = new URL(host).origin;
const CONCURRENCY = 8;

type Crawl = {
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
async function crawlSite(starts: string[], language: Language): Promise<Crawl> {
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

/** Returns path and sorted query, without `from`, the return address after sign-in, which does not change the page. */
function addressWithoutFrom(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('from');
  query.sort();
  return url.pathname + (query.size > 0 ? `?${query}` : '');
}

/** Returns the address of the original image. `source` may be the address of a resized version. */
function originalImage(source: string): string {
  const url = new URL(source, site);
  const original = url.pathname === '/_next/image' ? url.searchParams.get('url') : null;
  const image = new URL(original ?? source, site);
  return image.origin === site ? image.pathname + image.search : image.href;
}

const LINK_FORMATS: [scheme: RegExp, format: RegExp][] = [
  [/^mailto:/, /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?(subject|body)=[^\s&]+(&(subject|body)=[^\s&]+)*)?$/],
  [/^tel:/, /^tel:\+\d{8,15}$/],
  [/^sms:/, /^sms:\+\d{8,15}$/],
  [/^https?:\/\/wa\.me/, /^https:\/\/wa\.me\/(\d{8,15})?(\?text=[^\s&]+)?$/],
];

/** Checks the attributes of a link without requesting its target; returns the problem, or null without one. */
function findLinkProblem({ href, target, rel = '' }: Anchor, isSameSite: boolean): string | null {
  const [scheme, format] = LINK_FORMATS.find(([pattern]) => pattern.test(href)) ?? [];
  if (format && !format.test(href)) return 'is malformed';
  if (scheme?.source.startsWith('^https') && hasBrokenEncoding(href)) return 'is malformed';
  // An empty address with rel="self" is the current page with its query, which a prerendered page does not know.
  if (href === '' && rel === 'self') return null;
  if (/^(javascript|data):/i.test(href) || href === '' || href === '#') return 'leads nowhere';
  if (target === '_blank' && !isSameSite && !/\bnoopener\b/.test(rel)) return 'opens a new tab without rel=noopener';
  return null;
}

function hasBrokenEncoding(href: string): boolean {
  try {
    return /undefined|null|\[object|\{\{/.test(decodeURIComponent(href));
  } catch {
    return true;
  }
}
