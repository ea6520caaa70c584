import { allPlaces, type Place } from '../../../../scripts/lab/shots/places.ts';
import { prerenderedRoutes, renewal } from '../../../../scripts/lib/prerendered.ts';
import { testSite } from '../../../../scripts/lib/test-site.ts';
import { host } from '../../../e2e/support/service-host.ts';
import { inLanguage, type Language } from '../../../e2e/support/test.ts';
import { ask } from './answer.ts';

export type SitePage = { path: string; language: Language; isMember: boolean };

export const languages: Language[] = ['id', 'en'];

/** Returns every page of the site in both languages; routes with an id have one that exists in the service. */
export async function sitePages(): Promise<SitePage[]> {
  const more: Place[] = [{ path: '/career/apply/5' }, { path: '/booking' }];
  const places = [...Object.values(await allPlaces(host)), ...more].filter(({ status }) => !status);
  return languages.flatMap((language) =>
    places.map(({ path, isMember = false }) => ({ path: inLanguage(language, path), language, isMember })),
  );
}

// Routes whose pages are generated on their first visit.
const UNKNOWN = ['/group-tour', '/group-tour/destination', '/booking', '/career/apply'];

/** Returns addresses with unknown ids, different for each number, because the answer to a request is cached. */
export function strangers(number: number): SitePage[] {
  return languages.flatMap((language) =>
    UNKNOWN.map((path) => ({
      path: inLanguage(language, `${path}/${9_000_001 + number}`),
      language,
      isMember: false,
    })),
  );
}

/** Returns every page of the build with its language, without a request to the service. */
export function builtPages(): SitePage[] {
  return prerenderedRoutes(testSite.distDir).flatMap((route) => {
    const [, language, path = ''] = /^\/(id|en)(\/.*)?$/.exec(route) ?? [];
    if (!language || /^\/(404|500|render-check)$/.test(path)) return [];
    return [{ path: inLanguage(language as Language, path || '/'), language: language as Language, isMember: false }];
  });
}

/** Files for machines that are generated from the service on every request. */
export const files = [
  '/sitemap-pages.xml',
  '/en/sitemap-pages.xml',
  '/blog/rss.xml',
  '/og/region/1.png',
  '/og/site.png',
];

/** Makes the site regenerate a page now. */
export function makeAgain(path: string) {
  return ask(path, renewal(testSite.distDir));
}

/** The number of requests that can wait for the service in parallel without delaying one another. */
export const AT_ONCE = 8;

/** Runs the work for each item, some at a time; returns the results in the order of the items. */
export async function each<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = AT_ONCE,
) {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [place, item] of waiting) results[place] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
