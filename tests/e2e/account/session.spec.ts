import type { Page } from '@playwright/test';
import { memberPaths } from '../../../scripts/lib/site-pages.ts';
import { signIn, startMemberSession } from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { newMember } from '../support/service-host.ts';
import { expect, inLanguage, site, test } from '../support/test.ts';

const bookings = '/account/booking';
const MEMBER_REQUEST = /\/modules\/user\/(profile|membership|booking-history)$/;
const TOKEN_CHECK = /checkToken$/;
const SHORT_TIMEOUT = { timeout: 1500 };

const NAME = 'Dewi Purnamasandi';
const MAX_DELAY_MS = 500;
type WatchedWindow = Window & { goneAfter?: Promise<number> };

/**
 * Makes `window.goneAfter` resolve with the milliseconds from the news of another tab until neither the page nor the
 * storage contains the member. How long the browser takes for the news depends on what else the machine does.
 */
const recordGoneAfter = (page: Page) =>
  page.evaluate((name) => {
    const isGone = () => !document.body.textContent?.includes(name) && localStorage.getItem('kelana.token') === null;
    (window as WatchedWindow).goneAfter = new Promise((resolve) => {
      const onNews = () => {
        const heardAt = performance.now();
        const timer = setInterval(() => {
          if (!isGone()) return;
          clearInterval(timer);
          resolve(performance.now() - heardAt);
        }, 10);
      };
      window.addEventListener('storage', onNews, { once: true });
    });
  }, NAME);

/** Returns a growing list with the names of the page's requests for the member's data and of its token checks. */
function recordMemberRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const name = MEMBER_REQUEST.exec(pathname)?.[1] ?? TOKEN_CHECK.exec(pathname)?.[0];
    if (name && request.method() !== 'OPTIONS') requests.push(name);
  });
  return requests;
}

for (const language of languagesOfRun('id')) {
  const t = messages[language];
  const open = async (page: Page, path: string) => void (await page.goto(inLanguage(language, path)));
  const pageTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const homeUrl = `${site}${inLanguage(language, '/')}`;

  test.use({ viewport: { width: 1280, height: 800 } });

  test(`${language}: visitors request no member data; a sign-in fetches profile and points`, async ({ page }) => {
    const requests = recordMemberRequests(page);
    for (const path of ['/group-tour', `/auth/sign-in?from=${bookings}`]) {
      await open(page, path);
      await expect(page.getByRole('banner').getByRole('link', { name: t.signIn, exact: true })).toBeVisible();
    }
    await signIn(page, language, await newMember('asked'));
    await expect(page.getByText(NAME).first()).toBeVisible();
    await expect(page.getByText(t('account:booking.emptyTitle'))).toBeVisible();
    expect(requests.sort()).toEqual(['booking-history', 'membership', 'profile']);
    await page.reload();
    await expect.poll(() => requests.filter((name) => name === 'checkToken')).toHaveLength(1);
  });

  test(`${language}: pages of members and for signing in are in no cache and no index`, async ({ request }) => {
    const html = await (await request.get(inLanguage(language, '/auth/sign-in'))).text();
    const buildId = /"buildId":"([^"]+)"/.exec(html)?.[1];
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    const dataPath = (path: string) => `/_next/data/${buildId}/${language}${path}.json`;
    for (const path of [
      '/account',
      bookings,
      '/auth/sign-up',
      dataPath('/account'),
      dataPath(bookings),
      dataPath('/auth/sign-in'),
    ]) {
      const response = await request.get(path.startsWith('/_next') ? path : inLanguage(language, path));
      const { 'cache-control': cache, 'x-robots-tag': robots } = response.headers();
      expect([path, response.status(), cache, robots]).toEqual([path, 200, 'no-store', 'noindex']);
    }
  });

  test.describe('when a request fails', () => {
    test.use({ expectsFailures: true });

    test(`${language}: signing out in one tab leaves the member page in the other`, async ({ page, faults }) => {
      await startMemberSession(page, await newMember('tabs'));
      await open(page, bookings);
      const other = await page.context().newPage();
      await open(other, bookings);
      await expect(other.getByText(NAME).first()).toBeVisible();
      await other.evaluate(() => sessionStorage.setItem('kelana.booking-receipt', '{"tourId":17,"code":"KLN-AAAAAA"}'));
      await page.getByRole('navigation', { name: t.memberArea }).getByRole('button', { name: t.memberMenu[3] }).click();
      const leave = page.getByRole('alertdialog').getByRole('button', { name: t.leave });
      await expect(leave).toBeVisible();
      // The sign-out request fails, but the tabs sign out all the same.
      await faults.add({ operationId: 'logout', network: true });
      await leave.click();
      for (const tab of [other, page]) {
        await expect(tab.getByText(NAME)).toHaveCount(0, SHORT_TIMEOUT);
        await expect(tab).toHaveURL(homeUrl);
      }
      const storedKeys = await other.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
      expect(storedKeys.filter((key) => /token|session|receipt/.test(key))).toEqual([]);
      // A member page that is opened again asks for sign-in.
      await open(other, bookings);
      await expect(pageTitle(other, t('auth:signIn.title'))).toBeVisible();
    });
  });
}

test('a session that ends in one tab is gone from every other within half a second', async ({ page, context }) => {
  await startMemberSession(page, await newMember('gone'));
  await page.goto('/account');
  await expect(page.getByText(NAME).first()).toBeAttached();
  const otherTabs = await Promise.all(memberPaths.map(() => context.newPage()));
  for (const [index, tab] of otherTabs.entries()) {
    await tab.setViewportSize({ width: 1280, height: 800 });
    await tab.goto(memberPaths[index] as string);
    await expect(tab.getByText(NAME).first()).toBeAttached();
    await recordGoneAfter(tab);
  }
  await page.evaluate(() => localStorage.removeItem('kelana.token'));
  const delays = await Promise.all(otherTabs.map((tab) => tab.evaluate(() => (window as WatchedWindow).goneAfter)));
  expect(Math.max(...delays.map(Number))).toBeLessThanOrEqual(MAX_DELAY_MS);
  for (const tab of otherTabs) expect(await tab.content()).not.toContain(NAME);
});
