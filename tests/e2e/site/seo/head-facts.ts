import { tagsOf } from '../crawl/page-facts.ts';

export type Node = { [key: string]: unknown };

export type HeadFacts = {
  description: string | null;
  robots: string | null;
  canonical: string[];
  /** Addresses by the language they are in. */
  alternates: Record<string, string>;
  feeds: string[];
  /** Open Graph and the rest of the card by their names. */
  share: Record<string, string>;
  jsonLd: Node[];
};

const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** What a page as the server wrote it tells those who do not look at it. */
export function headFacts(html: string): HeadFacts {
  const facts: HeadFacts = {
    description: null,
    robots: null,
    canonical: [],
    alternates: {},
    feeds: [],
    share: {},
    jsonLd: [...html.matchAll(JSON_LD)].map(([, json = '']) => JSON.parse(json)),
  };
  for (const { name, attributes } of tagsOf(html)) {
    const { rel, href = '', hreflang, type, content = '', property, name: meta } = attributes;
    if (name === 'link' && rel === 'canonical') facts.canonical.push(href);
    if (name === 'link' && rel === 'alternate' && hreflang) facts.alternates[hreflang] = href;
    if (name === 'link' && rel === 'alternate' && type === 'application/rss+xml') facts.feeds.push(href);
    if (name === 'meta' && meta === 'description') facts.description = content;
    if (name === 'meta' && meta === 'robots') facts.robots = content;
    const fact = property ?? meta ?? '';
    if (name === 'meta' && /^(og|twitter|article):/.test(fact)) facts.share[fact] = content;
  }
  return facts;
}
