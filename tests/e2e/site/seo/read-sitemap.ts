import { inLanguage, type Language, site } from '../../support/test.ts';

export type SitemapEntry = { loc: string; lastmod: string | null; alternates: Record<string, string> };

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decodeEntities = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name as keyof typeof ENTITIES]);

/** Returns the texts of all elements with this name, in document order. */
export function parseElementTexts(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    decodeEntities(text),
  );
}

/** Requests the sitemap of the pages in one language and returns its entries. */
export async function readSitemap(language: Language): Promise<SitemapEntry[]> {
  const response = await fetch(site + inLanguage(language, '/sitemap-pages.xml'));
  const xml = await response.text();
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    loc: parseElementTexts(url, 'loc')[0] ?? '',
    lastmod: parseElementTexts(url, 'lastmod')[0] ?? null,
    alternates: Object.fromEntries(
      [...url.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(
        ([, hreflang = '', href = '']) => [hreflang, decodeEntities(href)],
      ),
    ),
  }));
}
