import type { Page } from '@playwright/test';
import { safePath } from '../../../src/lib/safe-path.ts';
import { redirectTricks } from '../../support/redirect-tricks.ts';
import { signedIn } from '../support/member-session.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { host, newMember } from '../support/service-host.ts';
import { expect, inLanguage, site, test } from '../support/test.ts';

const isHome = (from: string) => safePath(from) === '/' || safePath(from).startsWith('/auth/');
// Half a character cannot be sent, and no server takes an address of 20 000.
const sendable = redirectTricks.filter((trick) => trick.isWellFormed() && trick.length < 2000);
const ignored = sendable.filter(isHome);
const followed = sendable.filter((trick) => !isHome(trick));

/**
 * Opens sign-in with each `from`, without loading the site anew, and notes where the router is sent from there. The next
 * one does not wait for that page: all of these lead to the same.
 */
function placesLedTo(page: Page, tricks: string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const { router } = (window as unknown as { next: { router: import('next/router').NextRouter } }).next;
    const places = new Set<string>();
    for (const from of all) {
      const place = new Promise<string>((resolve) => {
        const note = (url: string) => {
          if (url.includes('/auth/')) return;
          router.events.off('routeChangeStart', note);
          resolve(url);
        };
        router.events.on('routeChangeStart', note);
        setTimeout(() => resolve(`nowhere from ${JSON.stringify(from)}`), 5000);
      });
      await router.push({ pathname: '/auth/sign-in', query: { from } });
      places.add(await place);
    }
    return [...places];
  }, tricks);
}

for (const language of languagesOfRun('en')) {
  test(`${language}: no link to sign-in leads a member to another site`, async ({ page }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && ![site, new URL(host).origin].includes(origin)) strangers.push(request.url());
    });
    await signedIn(page, await newMember('redirects'));
    for (const from of followed) {
      await page.goto(`${inLanguage(language, '/auth/sign-in')}?from=${encodeURIComponent(from)}`);
      await page.waitForURL(({ pathname }) => !pathname.includes('/auth/'), { waitUntil: 'commit' });
      expect(new URL(page.url()).origin).toBe(site);
    }
    await page.goto(inLanguage(language, '/auth/sign-in'));
    await page.waitForURL(({ pathname }) => !pathname.includes('/auth/'));
    expect(await placesLedTo(page, ignored)).toEqual([inLanguage(language, '/')]);
    await page.waitForURL(`${site}${inLanguage(language, '/')}`);
    expect(strangers).toEqual([]);
  });
}
