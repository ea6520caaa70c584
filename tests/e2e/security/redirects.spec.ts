import type { Page } from '@playwright/test';
import { safePath } from '../../../src/lib/safe-path.ts';
import { redirectTricks } from '../../support/redirect-attacks.ts';
import { startMemberSession } from '../support/actions.ts';
import { languagesOfRun, sampleOf } from '../support/run-size.ts';
import { host, newMember } from '../support/service-host.ts';
import { expect, inLanguage, site, test } from '../support/test.ts';

// The sign-in page ignores such a `from` and opens the home page instead.
const isIgnored = (from: string) => safePath(from) === '/' || safePath(from).startsWith('/auth/');
// A request cannot contain an unpaired surrogate, and servers refuse an address of 20,000 characters.
const sendableTricks = redirectTricks.filter((trick) => trick.isWellFormed() && trick.length < 2000);
const allIgnored = sendableTricks.filter(isIgnored);
// The unit test of `safePath` has all of them.
const ignoredTricks = sampleOf(
  allIgnored,
  allIgnored.filter((_, index) => index % 3 === 0),
);
const followedTricks = sendableTricks.filter((trick) => !isIgnored(trick));

/**
 * Opens the sign-in page with each `from` by client-side navigation, and returns the distinct addresses to which the
 * router goes from there. Does not wait for these pages to load, because all of them are the same page.
 */
function readDestinations(page: Page, tricks: readonly string[]): Promise<string[]> {
  return page.evaluate(async (tricks) => {
    const { router } = (window as unknown as { next: { router: import('next/router').NextRouter } }).next;
    const destinations = new Set<string>();
    for (const from of tricks) {
      const destination = new Promise<string>((resolve) => {
        const handleStart = (url: string) => {
          if (url.includes('/auth/')) return;
          router.events.off('routeChangeStart', handleStart);
          resolve(url);
        };
        router.events.on('routeChangeStart', handleStart);
        setTimeout(() => resolve(`nowhere from ${JSON.stringify(from)}`), 5000);
      });
      await router.push({ pathname: '/auth/sign-in', query: { from } });
      destinations.add(await destination);
    }
    return [...destinations];
  }, tricks);
}

for (const language of languagesOfRun('en')) {
  test(`${language}: no link to sign-in leads a member to another site`, async ({ page }) => {
    const foreignUrls: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && ![site, new URL(host).origin].includes(origin))
        foreignUrls.push(request.url());
    });
    await startMemberSession(page, await newMember('redirects'));
    for (const from of followedTricks) {
      await page.goto(`${inLanguage(language, '/auth/sign-in')}?from=${encodeURIComponent(from)}`);
      await page.waitForURL(({ pathname }) => !pathname.includes('/auth/'), { waitUntil: 'commit' });
      expect(new URL(page.url()).origin).toBe(site);
    }
    await page.goto(inLanguage(language, '/auth/sign-in'));
    await page.waitForURL(({ pathname }) => !pathname.includes('/auth/'));
    expect(await readDestinations(page, ignoredTricks)).toEqual([inLanguage(language, '/')]);
    await page.waitForURL(`${site}${inLanguage(language, '/')}`);
    expect(foreignUrls).toEqual([]);
  });
}
