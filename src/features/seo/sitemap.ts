import { pageUrl } from '@/config/page-url';
import { seoFiles } from '@/config/seo-files';
import { alternatesIn } from '@/features/shared/meta/alternates';
import { type Locale, locales } from '@/i18n/locales';
import { element, xmlDocument } from '@/lib/text/xml';
import type { SitePage } from './sitemap-pages';

const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

type SiteSize = {
  /** The languages of the service. */
  languages: readonly Locale[];
  /** The number of parts of each list. */
  parts: Record<string, number>;
};

/**
 * Returns the index of the sitemaps: in each language one of the pages and the parts of each list. A language that the
 * service does not have has no parts, because they would be empty.
 */
export function sitemapIndex({ languages, parts }: SiteSize): string {
  const ofLists = Object.entries(parts).flatMap(([list, count]) =>
    Array.from({ length: count }, (_, index) => `${list}-${index + 1}`),
  );
  const maps = locales.flatMap((locale) =>
    ['pages', ...(languages.includes(locale) ? ofLists : [])].map(
      (part) => `<sitemap>${element('loc', {}, pageUrl(locale, seoFiles.sitemap(part)))}</sitemap>`,
    ),
  );
  return xmlDocument([`<sitemapindex ${SITEMAP}>`, ...maps, '</sitemapindex>']);
}

/**
 * Returns the sitemap of one language: the pages whose texts exist in it, with their addresses in all their languages.
 * Null without such a page, because a sitemap must have one.
 */
export function sitemap(locale: Locale, pages: readonly SitePage[]): string | null {
  const ownPages = pages.filter(({ languages }) => languages.includes(locale));
  if (ownPages.length === 0) return null;
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
