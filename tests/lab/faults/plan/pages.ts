import { allPlaces, type Place } from '../../../../scripts/lab/shots/places.ts';
import { prerenderedRoutes, renewal } from '../../../../scripts/lib/prerendered.ts';
import { testSite } from '../../../../scripts/lib/test-site.ts';
import { host } from '../../../e2e/support/service-host.ts';
import { inLanguage, type Language } from '../../../e2e/support/test.ts';
import { ask } from './answer.ts';

export type SitePage = { path: string; language: Language; isMember: boolean };

export const languages: Language[] = ['id', 'en'];

/** Every page of the site in both languages; of those with an id, one that the service knows. */
export async function sitePages(): Promise<SitePage[]> {
  const more: Place[] = [{ path: '/career/apply/5' }, { path: '/booking' }];
  const places = [...Object.values(await allPlaces(host)), ...more].filter(({ status }) => !status);
  return languages.flatMap((language) =>
    places.map(({ path, isMember = false }) => ({ path: inLanguage(language, path), language, isMember })),
  );
}

// Of the kind that is made at its first visit.
const UNKNOWN = ['/group-tour', '/group-tour/destination', '/booking', '/career/apply'];

/** Addresses with unknown ids, different for each number, because the answer to a request is cached. */
export function strangers(number: number): SitePage[] {
  return languages.flatMap((language) =>
    UNKNOWN.map((path) => ({
      path: inLanguage(language, `${path}/${9_000_001 + number}`),
      language,
      isMember: false,
    })),
  );
}

/** Every page that lies in the build, in its language; what the service knows, it is not asked. */
export function builtPages(): SitePage[] {
  return prerenderedRoutes(testSite.distDir).flatMap((route) => {
    const [, language, path = ''] = /^\/(id|en)(\/.*)?$/.exec(route) ?? [];
    if (!language || /^\/(404|500|render-check)$/.test(path)) return [];
    return [{ path: inLanguage(language as Language, path || '/'), language: language as Language, isMember: false }];
  });
}

/** Files for machines that are made from the service at every visit. */
export const files = [
  '/sitemap-pages.xml',
  '/en/sitemap-pages.xml',
  '/blog/rss.xml',
  '/og/region/1.png',
  '/og/site.png',
];

/** Has the site make a page now. */
export function makeAgain(path: string) {
  return ask(path, renewal(testSite.distDir));
}

/** As many as wait for the service side by side, and still do not wait for one another. */
export const AT_ONCE = 8;

/** The same for many, some at a time. */
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
