import type { Page } from '@playwright/test';
import { signedIn } from '../support/member-session.ts';
import { memberWords } from '../support/member-words.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { newMember } from '../support/service-host.ts';
import { words as shellWords } from '../support/shell-words.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const sari = { email: 'sari@kelana.example', password: 'Kelana2027' };
const NBSP = '\u00a0';

for (const language of languagesOfRun('id')) {
  const w = { ...memberWords[language], common: words[language], shell: shellWords[language] };
  const path = (of: string) => inLanguage(language, of);
  const main = (page: Page) => page.locator('main');
  const panel = (page: Page) => page.getByRole('navigation', { name: w.shell.memberArea });
  const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
  const counted = (word: string, count: number) => `${word}${NBSP}(${count})`;
  const bookings = (page: Page) => main(page).getByRole('article');
  const openBookings = async (page: Page) => {
    await page.goto(path('/account/booking'));
    await expect(page.getByRole('heading', { level: 1, name: w.common.bookings })).toBeVisible();
  };

  test(`${language}: the side panel names the member, 50 px of picture, and where one is`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signedIn(page, sari);
    await openBookings(page);
    await expect(panel(page).getByRole('listitem')).toHaveText(w.shell.memberMenu);
    const person = panel(page).locator('xpath=..');
    await expect(person.getByText('Sari Wijayanti')).toBeVisible();
    const avatar = await person.locator('[data-size="50"]').boundingBox();
    expect([avatar?.width, avatar?.height]).toEqual([50, 50]);
    for (const name of [w.membership, w.common.bookings]) {
      const entry = panel(page).getByRole('link', { name, exact: true });
      await entry.click();
      await expect(entry).toHaveAttribute('aria-current', 'page');
      await expect(panel(page).locator('[aria-current]')).toHaveCount(1);
    }
    const [side, content] = [
      await person.boundingBox(),
      await main(page).getByRole('heading', { level: 1 }).boundingBox(),
    ];
    expect((side?.x ?? 0) + (side?.width ?? 0)).toBeLessThan(content?.x ?? 0);
  });

  test(`${language}: the HTML of every member page has its title, is in no index and says nothing of a member`, async ({
    request,
  }) => {
    for (const [page, title] of [
      ['/account', w.profile],
      ['/account/booking', w.common.bookings],
      ['/account/edit-profile', w.editProfile],
      ['/account/change-password', w.changePassword],
      ['/account/membership', w.membership],
    ] as const) {
      const html = await (await request.get(path(page))).text();
      expect([page, ...html.matchAll(/<title[^>]*>(.*?)<\/title>/g)].map(String)).toEqual([
        page,
        expect.stringContaining(`,${title} · Kelana`),
      ]);
      expect(html).toMatch(/<meta name="robots" content="noindex"/);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(html).not.toMatch(/<main.*<h1/s);
    }
  });

  test(`${language}: on a small screen the entries are tabs, the current one in view`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn(page, sari);
    await openBookings(page);
    await expect(panel(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    const logout = panel(page).getByRole('button', { name: w.shell.memberMenu[3] });
    await expect(logout).toBeInViewport({ ratio: 1 });
    await logout.click({ trial: true });
    await expectNoSideways(page);
    const heading = await main(page).getByRole('heading', { level: 1 }).boundingBox();
    const tabs = await panel(page).boundingBox();
    expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBeLessThan(heading?.y ?? 0);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page);
  });

  test(`${language}: leaving is asked in 400 px; cancel stays, yes signs out and goes home`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signedIn(page, await newMember('leaving'));
    await openBookings(page);
    const logout = panel(page).getByRole('button', { name: w.shell.memberMenu[3] });
    const dialog = page.getByRole('alertdialog', { name: w.shell.confirm });
    await logout.click();
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400);
    await dialog.getByRole('button', { name: w.shell.cancel }).click();
    await expect(dialog).toHaveCount(0);
    await expect(logout).toBeFocused();
    await expect(page).toHaveURL(/\/account\/booking$/);
    await logout.click();
    await dialog.getByRole('button', { name: w.shell.leave }).click();
    await expect(page).toHaveURL((url) => url.pathname === path('/'));
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(w.shell.left)).toBeVisible();
    const top = page.getByRole('banner');
    await expect(top.getByRole('link', { name: w.shell.account })).toHaveCount(0);
    await expect(top.getByRole('link', { name: w.shell.signIn, exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('kelana.token'))).toBeNull();
  });

  test(`${language}: bookings are told apart by tab and status, in the address`, async ({ page }) => {
    await signedIn(page, sari);
    await openBookings(page);
    await expect(link(page, counted(w.upcoming, 3))).toHaveAttribute('aria-current', 'page');
    await expect(bookings(page)).toHaveCount(3);
    await link(page, counted(w.booked, 1)).click();
    await expect(page).toHaveURL(/booking\?status=booking$/);
    await expect(bookings(page)).toHaveCount(1);
    const ask = await bookings(page).getByRole('link', { name: w.askDeposit }).getAttribute('href');
    expect(new URL(ask ?? '').searchParams.get('text')).toMatch(w.depositMessage);
    await link(page, counted(w.past, 7)).click();
    await expect(page).toHaveURL(/booking\?tab=past$/);
    await expect(bookings(page)).toHaveCount(7);
    await link(page, counted(w.cancelled, 1)).click();
    await page.reload();
    await expect(bookings(page)).toHaveCount(1);
    await expect(bookings(page).getByText(w.cancelled, { exact: true })).toBeVisible();
    await page.goBack();
    await expect(bookings(page)).toHaveCount(7);
  });

  test(`${language}: each status says what it means`, async ({ page }) => {
    await signedIn(page, sari);
    await openBookings(page);
    const meanings = main(page).getByRole('region', { name: w.meanings });
    await expect(meanings.getByRole('term')).toHaveText([w.booked, w.deposit, w.paid, w.cancelled]);
    await expect(meanings.getByText(w.bookedMeans)).toBeVisible();
  });

  test(`${language}: who has booked nothing is led to the tours`, async ({ page }) => {
    await signedIn(page, await newMember('nothing'));
    await openBookings(page);
    await expect(main(page).getByRole('heading', { name: w.common.noBookings })).toBeVisible();
    await expect(link(page, w.findTour).last()).toHaveAttribute('href', path('/group-tour'));
  });
}
