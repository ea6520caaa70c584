import type { JsonLdNode } from '../../support/structured-data/find-problems.ts';
import { inLanguage, type Language, site } from '../support/test.ts';

export type Anchor = { href: string; target?: string; rel?: string; hrefLang?: string };

export type PageFacts = {
  lang: string | null;
  title: string;
  h1Count: number;
  anchors: Anchor[];
  ids: Set<string>;
  images: string[];
  /** The route of src/pages that rendered the page, such as '/group-tour/[id]'. */
  pattern: string | null;
};

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', apos: "'", '#x27': "'", lt: '<', gt: '>' };

// React and the sanitizer both write quoted attributes and no bare '<' or '>', so a pattern finds the tags reliably.
const TAG = /<([a-z][\w-]*)\b([^>]*)>/gi;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** Returns the parts of a page's HTML that a crawler checks. The scripts of the page are not run. */
export function pageFacts(html: string): PageFacts {
  const facts: PageFacts = {
    lang: null,
    title: '',
    h1Count: 0,
    anchors: [],
    ids: new Set(),
    images: [],
    pattern: null,
  };
  facts.pattern = /"page":"(\/[^"]*)","query"/.exec(html)?.[1] ?? null;
  facts.title = decodeEntities(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '');
  for (const { name, attributes } of parseTags(html)) {
    if (attributes.id) facts.ids.add(attributes.id);
    if (name === 'html') facts.lang = attributes.lang ?? null;
    if (name === 'h1') facts.h1Count += 1;
    if (name === 'img' && attributes.src) facts.images.push(attributes.src);
    if (name === 'a' && attributes.href !== undefined) {
      const { href, target, rel, hreflang } = attributes;
      facts.anchors.push({
        href,
        ...(target && { target }),
        ...(rel && { rel }),
        ...(hreflang && { hrefLang: hreflang }),
      });
    }
  }
  return facts;
}

/** Returns all start tags of a page outside its scripts, with the attribute names in lower case. */
function parseTags(html: string): { name: string; attributes: Record<string, string | undefined> }[] {
  const body = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
  return [...body.matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key.toLowerCase(), decodeEntities(value)]),
    ),
  }));
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

type PageMetadata = {
  description: string | null;
  robots: string | null;
  canonical: string[];
  /** The addresses of the alternate links, by their `hreflang`. */
  alternates: Record<string, string>;
  feeds: string[];
  /** The contents of the Open Graph and Twitter tags, by their names. */
  socialTags: Record<string, string>;
  jsonLd: JsonLdNode[];
};

const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** Returns the metadata that a page's HTML has for search engines, feed readers and social networks. */
function parseMetadata(html: string): PageMetadata {
  const metadata: PageMetadata = {
    description: null,
    robots: null,
    canonical: [],
    alternates: {},
    feeds: [],
    socialTags: {},
    jsonLd: [...html.matchAll(JSON_LD)].map(([, json = '']) => JSON.parse(json)),
  };
  for (const { name: tag, attributes } of parseTags(html)) {
    const { rel, href = '', hreflang, type, content = '', property, name } = attributes;
    if (tag === 'link' && rel === 'canonical') metadata.canonical.push(href);
    if (tag === 'link' && rel === 'alternate' && hreflang) metadata.alternates[hreflang] = href;
    if (tag === 'link' && rel === 'alternate' && type === 'application/rss+xml') metadata.feeds.push(href);
    if (tag === 'meta' && name === 'description') metadata.description = content;
    if (tag === 'meta' && name === 'robots') metadata.robots = content;
    const key = property ?? name ?? '';
    if (tag === 'meta' && /^(og|twitter|article):/.test(key)) metadata.socialTags[key] = content;
  }
  return metadata;
}

export type FetchedPage = PageMetadata &
  Pick<PageFacts, 'title' | 'h1Count' | 'lang' | 'pattern'> & { url: string; status: number; html: string };

const CONCURRENCY = 6;

/** Requests all addresses, some at a time, without following redirects. The pages are in the order of completion. */
export async function readPages(urls: readonly string[]): Promise<FetchedPage[]> {
  const pages: FetchedPage[] = [];
  const pendingUrls = [...urls];
  const readPending = async () => {
    for (let url = pendingUrls.shift(); url !== undefined; url = pendingUrls.shift()) pages.push(await readPage(url));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, readPending));
  return pages;
}

/** Requests an address without following a redirect; returns its status, its HTML and the facts in the HTML. */
export async function readPage(url: string): Promise<FetchedPage> {
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  const { title, h1Count, lang, pattern } = pageFacts(html);
  return { url, status: response.status, html, title, h1Count, lang, pattern, ...parseMetadata(html) };
}

/** Returns each text that more than one page has, with the addresses of the pages. A missing text counts as well. */
export function findDuplicates(pages: readonly FetchedPage[], textOf: (page: FetchedPage) => string | null): string[] {
  const urlsByText = new Map<string, string[]>();
  for (const page of pages) {
    const text = textOf(page) ?? '';
    urlsByText.set(text, [...(urlsByText.get(text) ?? []), page.url]);
  }
  return [...urlsByText].flatMap(([text, urls]) =>
    text === '' || urls.length > 1 ? `${text}: ${urls.join(' ')}` : [],
  );
}

export type SitemapEntry = { loc: string; alternates: Record<string, string> };

/** Returns the texts of all elements with this name, in document order. */
export function parseElementTexts(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    decodeEntities(text),
  );
}

/** Requests all sitemaps of one language that the index lists and returns their entries. */
export async function readSitemap(language: Language): Promise<SitemapEntry[]> {
  const index = parseElementTexts(await readText(`${site}/sitemap.xml`), 'loc');
  const own = index.filter((address) => address.startsWith(`${site}${inLanguage(language, '/sitemap-')}`));
  return (await Promise.all(own.map(readText))).flatMap(parseEntries);
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

function parseEntries(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    loc: parseElementTexts(url, 'loc')[0] ?? '',
    alternates: Object.fromEntries(
      [...url.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(
        ([, hreflang = '', href = '']) => [hreflang, decodeEntities(href)],
      ),
    ),
  }));
}
