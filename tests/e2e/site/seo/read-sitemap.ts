import { inLanguage, type Language } from '../../support/test.ts';
import { site } from '../crawl/site-crawl.ts';

export type SitemapEntry = { loc: string; lastmod: string | null; alternates: Record<string, string> };

const plain = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => SIGNS[name as keyof typeof SIGNS]);
const SIGNS = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the elements of a name, in their order. */
export function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    plain(text),
  );
}

/** The pages of the sitemap of a language. */
export async function readSitemap(language: Language): Promise<SitemapEntry[]> {
  const answer = await fetch(site + inLanguage(language, '/sitemap-pages.xml'));
  const xml = await answer.text();
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    loc: textsOf(url, 'loc')[0] ?? '',
    lastmod: textsOf(url, 'lastmod')[0] ?? null,
    alternates: Object.fromEntries(
      [...url.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(
        ([, language = '', href = '']) => [language, plain(href)],
      ),
    ),
  }));
}
