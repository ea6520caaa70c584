import type { Page } from '@playwright/test';
import { signIn } from '../support/actions.ts';
import { signedIn } from '../support/member-session.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expireSessions, newMember } from '../support/service-host.ts';
import { words as shellWords } from '../support/shell-words.ts';
import { expect, inLanguage, site, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const bookings = '/account/booking';
const MEMBER_CALLS = /\/modules\/user\/(profile|membership|booking-history)$/;
const CHECK = /checkToken$/;
const AT_ONCE = { timeout: 1500 };
/** A page has made all its calls about the member within this time. */
const UNDER_WAY_MS = 1000;

/** Which calls about a member a page makes, and how often a token is checked. */
function memberCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const name = MEMBER_CALLS.exec(pathname)?.[1] ?? CHECK.exec(pathname)?.[0];
    if (name && request.method() !== 'OPTIONS') calls.push(name);
  });
  return calls;
}

for (const language of languagesOfRun('id')) {
  const w = { ...shellWords[language], ...words[language], menuSignIn: shellWords[language].signIn };
  const open = async (page: Page, path: string) => void (await page.goto(inLanguage(language, path)));
  const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const home = `${site}${inLanguage(language, '/')}`;
  const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: w.account });

  /** Two tabs of the same member. */
  async function twoTabs(page: Page, first: string, second: string) {
    const member = await newMember('tabs');
    await signedIn(page, member);
    await open(page, first);
    const other = await page.context().newPage();
    await other.setViewportSize({ width: 1280, height: 800 });
    const checked = other.waitForResponse(CHECK).catch(() => null);
    await open(other, second);
    return { member, other, checked };
  }

  test.use({ viewport: { width: 1280, height: 800 } });

  test(`${language}: signing in shows in the other tabs and takes a waiting sign-in on`, async ({ page, context }) => {
    const member = await newMember('in');
    const [waiting, reading] = [await context.newPage(), await context.newPage()];
    await reading.setViewportSize({ width: 1280, height: 800 });
    await open(waiting, bookings);
    await expect(title(waiting, w.signInTitle)).toBeVisible();
    await open(reading, '/about-us');
    await expect(reading.getByRole('banner').getByRole('link', { name: w.menuSignIn, exact: true })).toBeVisible();
    await open(page, '/auth/sign-in?from=/about-us');
    await signIn(page, language, member);
    await expect(account(page)).toBeVisible();
    await expect(account(reading)).toBeVisible(AT_ONCE);
    await expect(title(waiting, w.bookings)).toBeVisible();
  });

  test(`${language}: visitors are asked nothing; signing in fetches the profile and the points`, async ({ page }) => {
    const calls = memberCalls(page);
    for (const path of ['/', '/group-tour', `/auth/sign-in?from=${bookings}`]) {
      await open(page, path);
      await expect(page.getByRole('banner').getByRole('link', { name: w.menuSignIn, exact: true })).toBeVisible();
    }
    await signIn(page, language, await newMember('asked'));
    await expect(page.getByText('Dewi Purnamasandi').first()).toBeVisible();
    await expect(page.getByText(w.noBookings)).toBeVisible();
    expect(calls.sort()).toEqual(['booking-history', 'membership', 'profile']);
    await page.reload();
    await expect.poll(() => calls.filter((name) => name === 'checkToken')).toHaveLength(1);
  });

  test(`${language}: pages of members and for signing in are in no cache and no index`, async ({ request }) => {
    const html = await (await request.get(inLanguage(language, '/auth/sign-in'))).text();
    const build = /"buildId":"([^"]+)"/.exec(html)?.[1];
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    const data = (path: string) => `/_next/data/${build}/${language}${path}.json`;
    for (const path of [
      '/account',
      bookings,
      '/auth/sign-up',
      data('/account'),
      data(bookings),
      data('/auth/sign-in'),
    ]) {
      const answer = await request.get(path.startsWith('/_next') ? path : inLanguage(language, path));
      const { 'cache-control': cache, 'x-robots-tag': robots } = answer.headers();
      expect([path, answer.status(), cache, robots]).toEqual([path, 200, 'no-store', 'noindex']);
    }
  });

  test.describe('when a call fails', () => {
    test.use({ expectsFailures: true });

    test(`${language}: signing out in one tab leaves the member page in the other`, async ({ page, faults }) => {
      const { other } = await twoTabs(page, bookings, bookings);
      await expect(other.getByText('Dewi Purnamasandi').first()).toBeVisible();
      await other.evaluate(() => sessionStorage.setItem('kelana.booking-receipt', '{"tourId":17,"code":"KLN-AAAAAA"}'));
      await page.getByRole('navigation', { name: w.memberArea }).getByRole('button', { name: w.memberMenu[3] }).click();
      const leave = page.getByRole('alertdialog').getByRole('button', { name: w.leave });
      await expect(leave).toBeVisible();
      // The service cannot be told: whoever signs out has left all the same.
      await faults.add({ operationId: 'logout', network: true });
      await leave.click();
      for (const tab of [other, page]) {
        await expect(tab.getByText('Dewi Purnamasandi')).toHaveCount(0, AT_ONCE);
        await expect(tab).toHaveURL(home);
      }
      const kept = () => other.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
      expect((await kept()).filter((key) => /token|session|receipt/.test(key))).toEqual([]);
      // A tab that left before the sign-out asks to sign in on return.
      await open(other, bookings);
      await expect(title(other, w.signInTitle)).toBeVisible();
    });

    test(`${language}: one tab hears it, the other asks to sign in too and comes back`, async ({ page }) => {
      const { member, other, checked } = await twoTabs(page, '/about-us', bookings);
      // Every answer of this visit has come: a late one would meet the ended session.
      await expect(other.getByText(w.noBookings)).toBeVisible();
      await expect(other.getByText('Dewi Purnamasandi')).toBeVisible();
      await checked;
      await expireSessions(member);
      await open(page, bookings);
      await expect(page.getByText(w.expired)).toBeVisible();
      await expect(other.getByText(w.expired)).toBeVisible(AT_ONCE);
      await expect(other.getByText('Dewi Purnamasandi')).toHaveCount(0);
      await signIn(page, language, member);
      for (const tab of [page, other]) await expect(title(tab, w.bookings)).toBeVisible();
    });

    test(`${language}: several refusals at once end it once`, async ({ page, faults }) => {
      const member = await newMember('once');
      await signedIn(page, member);
      await expireSessions(member);
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.status() === 401) refused.push(new URL(response.url()).pathname);
      });
      // The first 401 cancels calls that have not started, so all calls are under way before one is answered.
      await faults.add({ delayMs: UNDER_WAY_MS });
      const places: string[] = [];
      page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname + new URL(frame.url()).search));
      await open(page, bookings);
      await expect(page.getByText(w.expired)).toBeVisible();
      await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2);
      // The page says it; a toast beside it would say it twice.
      await expect(page.getByText(w.sessionEnded)).toHaveCount(0);
      const signInPlace = `${inLanguage(language, '/auth/sign-in')}?from=${encodeURIComponent(bookings)}`;
      expect(places.filter((place) => place.includes('sign-in'))).toEqual([signInPlace]);
    });

    test(`${language}: coming back to the site says so, with a new page or after looking away`, async ({ page }) => {
      await page.clock.install();
      const member = await newMember('back');
      await signedIn(page, member);
      const calls = memberCalls(page);
      const checks = () => calls.filter((name) => name === 'checkToken');
      const checked = page.waitForResponse(CHECK);
      await open(page, '/about-us');
      await expect.poll(checks).toHaveLength(1);
      // Its answer has come: a late one would tell of the end that is to be found after a while.
      await checked;
      await expireSessions(member);
      const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await lookAgain();
      await expect(account(page)).toBeVisible();
      expect(checks()).toHaveLength(1);
      await page.clock.fastForward(301_000);
      await lookAgain();
      await page.clock.runFor(1000);
      await expect(page.getByText(w.sessionEnded)).toBeVisible();
      await expect(account(page)).toHaveCount(0);
      await expect(page).toHaveURL(`${site}${inLanguage(language, '/about-us')}`);
      expect(checks()).toHaveLength(2);
    });
  });
}
