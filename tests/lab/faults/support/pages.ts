import { prerenderedRoutes, revalidationHeaders } from '../../../../scripts/lib/prerendered.ts';
import { fetchSitePages, type SitePage } from '../../../../scripts/lib/site-pages.ts';
import { testSite } from '../../../../scripts/lib/test-site.ts';
import { host } from '../../../e2e/support/service-host.ts';
import { inLanguage, type Language } from '../../../e2e/support/test.ts';
import { requestPage } from './site-response.ts';

export type LocalizedPage = { path: string; language: Language; isMember: boolean };

export const languages: Language[] = ['id', 'en'];

/** Returns every page of the site in both languages, with ids that exist in the service. */
export async function listPages(): Promise<LocalizedPage[]> {
  const additionalPages: SitePage[] = [{ path: '/career/apply/5' }, { path: '/booking' }];
  const sitePages = [...Object.values(await fetchSitePages(host)), ...additionalPages].filter(({ status }) => !status);
  return languages.flatMap((language) =>
    sitePages.map(({ path, isMember = false }) => ({ path: inLanguage(language, path), language, isMember })),
  );
}

// Routes whose pages are generated on their first visit.
const ROUTES_WITH_IDS = ['/group-tour', '/group-tour/destination', '/booking', '/career/apply'];

/** Returns pages with unknown ids. Each number has other ids, because the response for an id is cached. */
export function unknownPages(number: number): LocalizedPage[] {
  return languages.flatMap((language) =>
    ROUTES_WITH_IDS.map((path) => ({
      path: inLanguage(language, `${path}/${9_000_001 + number}`),
      language,
      isMember: false,
    })),
  );
}

/** Returns every prerendered page of the build with its language, without a request to the service. */
export function builtPages(): LocalizedPage[] {
  return prerenderedRoutes(testSite.distDir).flatMap((route) => {
    const [, language, path = ''] = /^\/(id|en)(\/.*)?$/.exec(route) ?? [];
    if (!language || /^\/(404|500|render-check)$/.test(path)) return [];
    return [{ path: inLanguage(language as Language, path || '/'), language: language as Language, isMember: false }];
  });
}

/** Feeds, sitemaps and images that the site generates from data of the service on every request. */
export const generatedFiles = [
  '/sitemap-pages.xml',
  '/en/sitemap-pages.xml',
  '/sitemap.xml',
  '/sitemap-tours-1.xml',
  '/sitemap-articles-1.xml',
  '/blog/rss.xml',
  '/og/region/1.png',
  '/og/site.png',
];

/** Requests a page and makes the site regenerate it at once. */
export function regenerate(path: string) {
  return requestPage(path, revalidationHeaders(testSite.distDir));
}

/** The number of requests that can wait for the service in parallel without delaying one another. */
export const PARALLEL_REQUESTS = 8;

/** Runs the work for each item, `limit` items in parallel. Returns the results in the order of the items. */
export async function mapParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  limit = PARALLEL_REQUESTS,
) {
  const results: Result[] = [];
  // All workers take their items from the same iterator.
  const entries = items.entries();
  const worker = async () => {
    for (const [index, item] of entries) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
