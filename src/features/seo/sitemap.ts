import { pageUrl } from '@/config/page-url';
import { seoFiles } from '@/config/seo-files';
import { defaultLocale, type Locale, locales } from '@/i18n/locales';
import { element, xmlDocument } from '@/lib/xml';
import type { SitePage } from './site-pages';

const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemaps of the languages, for those who look for one. */
export function sitemapIndex(): string {
  const maps = locales.map((locale) => `<sitemap>${element('loc', {}, pageUrl(locale, seoFiles.sitemap()))}</sitemap>`);
  return xmlDocument([`<sitemapindex ${SITEMAP}>`, ...maps, '</sitemapindex>']);
}

/** The pages of one language, each with its addresses in all of them. */
export function sitemap(locale: Locale, pages: readonly SitePage[]): string {
  const urls = pages.flatMap(({ path, publishedAt }) => [
    '<url>',
    element('loc', {}, pageUrl(locale, path)),
    ...(publishedAt ? [element('lastmod', {}, publishedAt)] : []),
    ...locales.map((one) => alternate(one, one, path)),
    alternate('x-default', defaultLocale, path),
    '</url>',
  ]);
  return xmlDocument([`<urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml">`, ...urls, '</urlset>']);
}

function alternate(hreflang: string, of: Locale, path: string): string {
  return element('xhtml:link', { rel: 'alternate', hreflang, href: pageUrl(of, path) });
}
