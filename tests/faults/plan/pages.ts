import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/process-group.ts';
import { testSite } from '../../../scripts/lib/test-site.ts';
import { allPlaces, type Place } from '../../../scripts/shots/places.ts';
import { host } from '../../e2e/service-host.ts';
import { inLanguage, type Language } from '../../e2e/test.ts';
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

/** Files for machines that are made from the service at every visit. */
export const files = [
  '/sitemap-pages.xml',
  '/en/sitemap-pages.xml',
  '/blog/rss.xml',
  '/og/region/1.png',
  '/og/site.png',
];

/** Has the site make a page now, as Next does when it is told that one has changed. */
export function makeAgain(path: string) {
  const file = join(root, testSite.distDir, 'prerender-manifest.json');
  const { preview } = JSON.parse(readFileSync(file, 'utf8')) as { preview: { previewModeId: string } };
  return ask(path, { 'x-prerender-revalidate': preview.previewModeId });
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
