import type { About, Article, Career, Regional, Season, Tour, TourTerms } from '@sdk';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { seoFiles } from '@/config/seo-files';
import { hasRows, pageRows } from '@/config/site-map';
import { articleSlug } from '@/domain/article-slug';
import { visibleRegionals } from '@/domain/tour/regionals';
import { visibleSeasons } from '@/domain/tour/season';
import { alternatesIn } from '@/features/shared/meta/page-meta';
import { type Locale, locales } from '@/i18n/locales';
import { element, xmlDocument } from '@/lib/text/xml';

const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Returns the index of the sitemaps: in each language one of the pages and the parts of each list, whose numbers are
 * `parts`. A language that the service does not have has no parts, because they would be empty.
 */
export function sitemapIndex({ languages, parts }: Served & { parts: Record<string, number> }): string {
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
    ...alternatesIn(languages).map(([hreflang, of]) =>
      element('xhtml:link', { rel: 'alternate', hreflang, href: pageUrl(of, path) }),
    ),
    '</url>',
  ]);
  return xmlDocument([`<urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml">`, ...urls, '</urlset>']);
}

/** A page for search engines in its languages; `changedAt` is set only if the service sends it. */
type SitePage = { path: string; languages: readonly Locale[]; changedAt?: string };

type Served = {
  /** The languages of the service. */
  languages: readonly Locale[];
};
type SiteRows = Served & {
  regionals: readonly Pick<Regional, 'id' | 'total_tours'>[];
  careers: readonly Pick<Career, 'slug' | 'languages'>[];
  seasons: readonly Pick<Season, 'key' | 'departures' | 'languages'>[];
  about: Pick<About, 'languages'>;
  terms: Pick<TourTerms, 'languages'>;
};
/** A part of a list that is too long for one sitemap. */
type ListRows = Served & {
  tours?: readonly Pick<Tour, 'id' | 'languages' | 'updated_at'>[];
  articles?: readonly Pick<Article, 'id' | 'seo' | 'created_at' | 'updated_at' | 'languages'>[];
};

/** Returns the pages for search engines without those of tours and articles, as paths without the language. */
export function sitePages(rows: SiteRows): SitePage[] {
  const { languages: served, regionals, careers, seasons, about, terms } = rows;
  const ofRows = new Map<string, SitePage['languages'] | undefined>([
    [routes.about(), about.languages],
    [routes.bookingTerms(), terms.languages],
  ]);
  const fixed = pageRows
    .filter(({ route, isListed }) => isListed && !hasRows(route))
    .map(({ route: path, hasOwnTexts }) => ({
      path,
      languages: hasOwnTexts ? locales : (ofRows.get(path) ?? served),
    }));
  const ofRegions = visibleRegionals(regionals).map(({ id }) => ({ path: routes.destination(id), languages: served }));
  const ofSeasons = visibleSeasons(seasons).map(({ key, languages = served }) => ({
    path: routes.season(key),
    languages,
  }));
  const ofCareers = careers.map(({ slug, languages = served }) => ({ path: routes.career(slug), languages }));
  return [...fixed, ...ofRegions, ...ofSeasons, ...ofCareers];
}

/** Returns the pages of tours and articles for search engines, as paths without the language. */
export function listPages({ languages: served, tours = [], articles = [] }: ListRows): SitePage[] {
  const ofTours = tours.map(({ id, languages = served, updated_at }) => ({
    path: routes.tour(id),
    languages,
    ...changeAt(updated_at),
  }));
  const ofArticles = articles.map((article) => ({
    path: routes.article(articleSlug(article)),
    languages: article.languages ?? served,
    ...changeAt(article.updated_at ?? article.created_at),
  }));
  return [...ofTours, ...ofArticles];
}

function changeAt(time: string | null | undefined): Pick<SitePage, 'changedAt'> {
  return time && Number.isFinite(Date.parse(time)) ? { changedAt: new Date(time).toISOString() } : {};
}

/** Returns robots.txt: crawlers read everything but `/api/`. */
export const robots = () => `User-agent: *\nDisallow: /api/\n\nSitemap: ${pageUrl('id', seoFiles.sitemapIndex())}\n`;
