import type { Page } from '@playwright/test';
import { signIn } from '../support/actions.ts';
import { startMemberSession } from '../support/member-session.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expireSessions, newMember } from '../support/service-host.ts';
import { messages as shellMessages } from '../support/shell-messages.ts';
import { expect, inLanguage, site, test } from '../support/test.ts';

const bookings = '/account/booking';
const MEMBER_REQUEST = /\/modules\/user\/(profile|membership|booking-history)$/;
const TOKEN_CHECK = /checkToken$/;
const SHORT_TIMEOUT = { timeout: 1500 };
/** Longer than a page takes to start all its requests for the member's data. */
const RESPONSE_DELAY_MS = 1000;

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
  const t = { ...shellMessages[language], ...messages[language], menuSignIn: shellMessages[language].signIn };
  const open = async (page: Page, path: string) => void (await page.goto(inLanguage(language, path)));
  const pageTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const homeUrl = `${site}${inLanguage(language, '/')}`;
  const accountLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: t.account });

  /**
   * Opens two tabs as one new member. Returns the member, the second tab, and a promise that resolves after that tab
   * has checked its token.
   */
  async function openTwoTabs(page: Page, path: string, otherPath: string) {
    const member = await newMember('tabs');
    await startMemberSession(page, member);
    await open(page, path);
    const other = await page.context().newPage();
    await other.setViewportSize({ width: 1280, height: 800 });
    const tokenCheck = other.waitForResponse(TOKEN_CHECK).catch(() => null);
    await open(other, otherPath);
    return { member, other, tokenCheck };
  }

  test.use({ viewport: { width: 1280, height: 800 } });

  test(`${language}: signing in updates the other tabs and leads a waiting sign-in page on`, async ({
    page,
    context,
  }) => {
    const member = await newMember('in');
    const [signInTab, publicTab] = [await context.newPage(), await context.newPage()];
    await publicTab.setViewportSize({ width: 1280, height: 800 });
    await open(signInTab, bookings);
    await expect(pageTitle(signInTab, t.signInTitle)).toBeVisible();
    await open(publicTab, '/about-us');
    await expect(publicTab.getByRole('banner').getByRole('link', { name: t.menuSignIn, exact: true })).toBeVisible();
    await open(page, '/auth/sign-in?from=/about-us');
    await signIn(page, language, member);
    await expect(accountLink(page)).toBeVisible();
    await expect(accountLink(publicTab)).toBeVisible(SHORT_TIMEOUT);
    await expect(pageTitle(signInTab, t.bookings)).toBeVisible();
  });

  test(`${language}: pages of visitors request no member data; signing in fetches profile and points`, async ({
    page,
  }) => {
    const requests = recordMemberRequests(page);
    for (const path of ['/', '/group-tour', `/auth/sign-in?from=${bookings}`]) {
      await open(page, path);
      await expect(page.getByRole('banner').getByRole('link', { name: t.menuSignIn, exact: true })).toBeVisible();
    }
    await signIn(page, language, await newMember('asked'));
    await expect(page.getByText('Dewi Purnamasandi').first()).toBeVisible();
    await expect(page.getByText(t.noBookings)).toBeVisible();
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
      const { other } = await openTwoTabs(page, bookings, bookings);
      await expect(other.getByText('Dewi Purnamasandi').first()).toBeVisible();
      await other.evaluate(() => sessionStorage.setItem('kelana.booking-receipt', '{"tourId":17,"code":"KLN-AAAAAA"}'));
      await page.getByRole('navigation', { name: t.memberArea }).getByRole('button', { name: t.memberMenu[3] }).click();
      const leave = page.getByRole('alertdialog').getByRole('button', { name: t.leave });
      await expect(leave).toBeVisible();
      // The sign-out request fails, but the tabs sign out all the same.
      await faults.add({ operationId: 'logout', network: true });
      await leave.click();
      for (const tab of [other, page]) {
        await expect(tab.getByText('Dewi Purnamasandi')).toHaveCount(0, SHORT_TIMEOUT);
        await expect(tab).toHaveURL(homeUrl);
      }
      const storedKeys = await other.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
      expect(storedKeys.filter((key) => /token|session|receipt/.test(key))).toEqual([]);
      // A member page that is opened again asks for sign-in.
      await open(other, bookings);
      await expect(pageTitle(other, t.signInTitle)).toBeVisible();
    });

    test(`${language}: when one tab finds the session expired, the other also asks for sign-in and returns`, async ({
      page,
    }) => {
      const { member, other, tokenCheck } = await openTwoTabs(page, '/about-us', bookings);
      // All responses have to arrive before the session expires, so that this tab does not find the end itself.
      await expect(other.getByText(t.noBookings)).toBeVisible();
      await expect(other.getByText('Dewi Purnamasandi')).toBeVisible();
      await tokenCheck;
      await expireSessions(member);
      await open(page, bookings);
      await expect(page.getByText(t.expired)).toBeVisible();
      await expect(other.getByText(t.expired)).toBeVisible(SHORT_TIMEOUT);
      await expect(other.getByText('Dewi Purnamasandi')).toHaveCount(0);
      await signIn(page, language, member);
      for (const tab of [page, other]) await expect(pageTitle(tab, t.bookings)).toBeVisible();
    });

    test(`${language}: several simultaneous refusals end the session only once`, async ({ page, faults }) => {
      const member = await newMember('once');
      await startMemberSession(page, member);
      await expireSessions(member);
      const refusedPaths: string[] = [];
      page.on('response', (response) => {
        if (response.status() === 401) refusedPaths.push(new URL(response.url()).pathname);
      });
      // The first 401 cancels requests that have not started, so the delay lets all of them start before it.
      await faults.add({ delayMs: RESPONSE_DELAY_MS });
      const visitedPaths: string[] = [];
      page.on('framenavigated', (frame) => {
        const { pathname, search } = new URL(frame.url());
        visitedPaths.push(pathname + search);
      });
      await open(page, bookings);
      await expect(page.getByText(t.expired)).toBeVisible();
      await expect.poll(() => refusedPaths.length).toBeGreaterThanOrEqual(2);
      // The page shows the message, so a toast would repeat it.
      await expect(page.getByText(t.sessionEnded)).toHaveCount(0);
      const signInPath = `${inLanguage(language, '/auth/sign-in')}?from=${encodeURIComponent(bookings)}`;
      expect(visitedPaths.filter((path) => path.includes('sign-in'))).toEqual([signInPath]);
    });

    test(`${language}: a return to the tab after five minutes finds and reports the expired session`, async ({
      page,
    }) => {
      await page.clock.install();
      const member = await newMember('back');
      await startMemberSession(page, member);
      const requests = recordMemberRequests(page);
      const tokenChecks = () => requests.filter((name) => name === 'checkToken');
      const tokenCheck = page.waitForResponse(TOKEN_CHECK);
      await open(page, '/about-us');
      await expect.poll(tokenChecks).toHaveLength(1);
      // The response has to arrive before the session expires, because it would otherwise report the end too early.
      await tokenCheck;
      await expireSessions(member);
      const returnToTab = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await returnToTab();
      await expect(accountLink(page)).toBeVisible();
      expect(tokenChecks()).toHaveLength(1);
      await page.clock.fastForward(301_000);
      await returnToTab();
      await page.clock.runFor(1000);
      await expect(page.getByText(t.sessionEnded)).toBeVisible();
      await expect(accountLink(page)).toHaveCount(0);
      await expect(page).toHaveURL(`${site}${inLanguage(language, '/about-us')}`);
      expect(tokenChecks()).toHaveLength(2);
    });
  });
}
