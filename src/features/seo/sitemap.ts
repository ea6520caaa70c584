import { pageUrl } from '@/config/page-url';
import { seoFiles } from '@/config/seo-files';
import { alternatesIn } from '@/features/shared/meta/alternates';
import { type Locale, locales } from '@/i18n/locales';
import { element, xmlDocument } from '@/lib/text/xml';
import type { SitePage } from './sitemap-pages';

const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns the index of the sitemaps, one sitemap per language. */
export function sitemapIndex(): string {
  const maps = locales.map((locale) => `<sitemap>${element('loc', {}, pageUrl(locale, seoFiles.sitemap()))}</sitemap>`);
  return xmlDocument([`<sitemapindex ${SITEMAP}>`, ...maps, '</sitemapindex>']);
}

/** Returns the sitemap of one language: the pages whose texts exist in it, with their addresses in all their languages. */
export function sitemap(locale: Locale, pages: readonly SitePage[]): string {
  const ownPages = pages.filter(({ languages }) => languages.includes(locale));
  const urls = ownPages.flatMap(({ path, languages, changedAt }) => [
    '<url>',
    element('loc', {}, pageUrl(locale, path)),
    ...(changedAt ? [element('lastmod', {}, changedAt)] : []),
    ...alternatesIn(languages).map(([hreflang, of]) => alternate(hreflang, of, path)),
    '</url>',
  ]);
  return xmlDocument([`<urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml">`, ...urls, '</urlset>']);
}

function alternate(hreflang: string, of: Locale, path: string): string {
  return element('xhtml:link', { rel: 'alternate', hreflang, href: pageUrl(of, path) });
}
