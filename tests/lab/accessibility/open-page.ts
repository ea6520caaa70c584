import type { Page } from '@playwright/test';
import { demoMember, openAsMember, tokenOf } from '../../../scripts/lib/member-session.ts';
import { fetchSitePages, type SitePage, type SitePageName } from '../../../scripts/lib/site-pages.ts';
import { scrollThrough } from '../../e2e/support/loaded-page.ts';
import { host } from '../../e2e/support/service-host.ts';
import { inLanguage, type Language } from '../../e2e/support/test.ts';

export const LANGUAGES: Language[] = ['id', 'en'];

type Credentials = { email: string; password: string };

let routeExamples: ReturnType<typeof fetchSitePages> | undefined;

/** Returns the page of a route, with ids that exist in the seeded data. */
export async function findRoute(name: SitePageName): Promise<SitePage> {
  routeExamples ??= fetchSitePages(host);
  return (await routeExamples)[name];
}

/** Signs a member in on every page that is opened from now on, by default the demo member. */
export async function signInAsMember(page: Page, member: Credentials = demoMember): Promise<void> {
  await openAsMember(page, await tokenOf(host, member));
}

/** Opens a path and scrolls through the page, so that deferred content is loaded. Returns the HTTP status. */
export async function openAndScroll(page: Page, language: Language, path: string): Promise<number> {
  const response = await page.goto(inLanguage(language, path));
  await scrollThrough(page);
  return response?.status() ?? 0;
}
