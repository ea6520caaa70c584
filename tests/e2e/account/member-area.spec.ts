import type { Page } from '@playwright/test';
import { memberMessages } from '../support/member-messages.ts';
import { startMemberSession } from '../support/member-session.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { newMember } from '../support/service-host.ts';
import { messages as shellMessages } from '../support/shell-messages.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

const sari = { email: 'sari@kelana.example', password: 'Kelana2027' };
const NBSP = '\u00a0';

for (const language of languagesOfRun('id')) {
  const t = { ...memberMessages[language], common: messages[language], shell: shellMessages[language] };
  const localPath = (path: string) => inLanguage(language, path);
  const main = (page: Page) => page.locator('main');
  const memberMenu = (page: Page) => page.getByRole('navigation', { name: t.shell.memberArea });
  const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
  const withCount = (label: string, count: number) => `${label}${NBSP}(${count})`;
  const bookings = (page: Page) => main(page).getByRole('article');
  const openBookings = async (page: Page) => {
    await page.goto(localPath('/account/booking'));
    await expect(page.getByRole('heading', { level: 1, name: t.common.bookings })).toBeVisible();
  };

  test(`${language}: the side panel shows the name, a picture of 50 px, and the current page`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await startMemberSession(page, sari);
    await openBookings(page);
    await expect(memberMenu(page).getByRole('listitem')).toHaveText(t.shell.memberMenu);
    const sidePanel = memberMenu(page).locator('xpath=..');
    await expect(sidePanel.getByText('Sari Wijayanti')).toBeVisible();
    const avatar = await sidePanel.locator('[data-size="50"]').boundingBox();
    expect([avatar?.width, avatar?.height]).toEqual([50, 50]);
    for (const name of [t.membership, t.common.bookings]) {
      const entry = memberMenu(page).getByRole('link', { name, exact: true });
      await entry.click();
      await expect(entry).toHaveAttribute('aria-current', 'page');
      await expect(memberMenu(page).locator('[aria-current]')).toHaveCount(1);
    }
    const [panelBox, headingBox] = [
      await sidePanel.boundingBox(),
      await main(page).getByRole('heading', { level: 1 }).boundingBox(),
    ];
    expect((panelBox?.x ?? 0) + (panelBox?.width ?? 0)).toBeLessThan(headingBox?.x ?? 0);
  });

  test(`${language}: the HTML of every member page has its title, is not indexed, and has no member data`, async ({
    request,
  }) => {
    for (const [path, title] of [
      ['/account', t.profile],
      ['/account/booking', t.common.bookings],
      ['/account/edit-profile', t.editProfile],
      ['/account/change-password', t.changePassword],
      ['/account/membership', t.membership],
    ] as const) {
      const html = await (await request.get(localPath(path))).text();
      expect([path, ...html.matchAll(/<title[^>]*>(.*?)<\/title>/g)].map(String)).toEqual([
        path,
        expect.stringContaining(`,${title} · Kelana`),
      ]);
      expect(html).toMatch(/<meta name="robots" content="noindex"/);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(html).not.toMatch(/<main.*<h1/s);
    }
  });

  test(`${language}: on a small screen the menu entries are tabs, and the current one is in view`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await startMemberSession(page, sari);
    await openBookings(page);
    await expect(memberMenu(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    const logout = memberMenu(page).getByRole('button', { name: t.shell.memberMenu[3] });
    await expect(logout).toBeInViewport({ ratio: 1 });
    await logout.click({ trial: true });
    await expectNoHorizontalScroll(page);
    const headingBox = await main(page).getByRole('heading', { level: 1 }).boundingBox();
    const tabsBox = await memberMenu(page).boundingBox();
    expect((tabsBox?.y ?? 0) + (tabsBox?.height ?? 0)).toBeLessThan(headingBox?.y ?? 0);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoHorizontalScroll(page);
  });

  test(`${language}: sign-out asks in a 400 px dialog; cancel stays, yes signs out and goes home`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await startMemberSession(page, await newMember('leaving'));
    await openBookings(page);
    const logout = memberMenu(page).getByRole('button', { name: t.shell.memberMenu[3] });
    const dialog = page.getByRole('alertdialog', { name: t.shell.confirm });
    await logout.click();
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400);
    await dialog.getByRole('button', { name: t.shell.cancel }).click();
    await expect(dialog).toHaveCount(0);
    await expect(logout).toBeFocused();
    await expect(page).toHaveURL(/\/account\/booking$/);
    await logout.click();
    await dialog.getByRole('button', { name: t.shell.leave }).click();
    await expect(page).toHaveURL((url) => url.pathname === localPath('/'));
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(t.shell.left)).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: t.shell.account })).toHaveCount(0);
    await expect(header.getByRole('link', { name: t.shell.signIn, exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('kelana.token'))).toBeNull();
  });

  test(`${language}: bookings are filtered by tab and status, and the address keeps the filter`, async ({ page }) => {
    await startMemberSession(page, sari);
    await openBookings(page);
    await expect(link(page, withCount(t.upcoming, 3))).toHaveAttribute('aria-current', 'page');
    await expect(bookings(page)).toHaveCount(3);
    await link(page, withCount(t.booked, 1)).click();
    await expect(page).toHaveURL(/booking\?status=booking$/);
    await expect(bookings(page)).toHaveCount(1);
    const depositLink = await bookings(page).getByRole('link', { name: t.askDeposit }).getAttribute('href');
    expect(new URL(depositLink ?? '').searchParams.get('text')).toMatch(t.depositMessage);
    await link(page, withCount(t.past, 7)).click();
    await expect(page).toHaveURL(/booking\?tab=past$/);
    await expect(bookings(page)).toHaveCount(7);
    await link(page, withCount(t.cancelled, 1)).click();
    await page.reload();
    await expect(bookings(page)).toHaveCount(1);
    await expect(bookings(page).getByText(t.cancelled, { exact: true })).toBeVisible();
    await page.goBack();
    await expect(bookings(page)).toHaveCount(7);
  });
}
