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
    lastmod: parseElementTexts(url, 'lastmod')[0] ?? null,
    alternates: Object.fromEntries(
      [...url.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(
        ([, hreflang = '', href = '']) => [hreflang, decodeEntities(href)],
      ),
    ),
  }));
}
