import type { JsonLdNode } from '../../../support/structured-data/find-problems.ts';
import { parseTags } from '../crawl/page-facts.ts';

export type PageMetadata = {
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
export function parseMetadata(html: string): PageMetadata {
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
