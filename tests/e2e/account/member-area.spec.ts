import type { Page } from '@playwright/test';
import { startMemberSession } from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

const sari = { email: 'sari@kelana.example', password: 'Kelana2027' };

for (const language of languagesOfRun('id')) {
  const t = messages[language];
  const localPath = (path: string) => inLanguage(language, path);
  const main = (page: Page) => page.locator('main');
  const memberMenu = (page: Page) => page.getByRole('navigation', { name: t.memberArea });
  const openBookings = async (page: Page) => {
    await page.goto(localPath('/account/booking'));
    await expect(page.getByRole('heading', { level: 1, name: t.bookings })).toBeVisible();
  };

  test(`${language}: the panel shows the member; sign-out asks in a 400 px dialog; cancel stays, yes signs out and goes home`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await startMemberSession(page, sari);
    await openBookings(page);
    await expect(memberMenu(page).getByRole('listitem')).toHaveText(t.memberMenu);
    const sidePanel = memberMenu(page).locator('xpath=..');
    await expect(sidePanel.getByText('Sari Wijayanti')).toBeVisible();
    const avatar = await sidePanel.locator('[data-size="50"]').boundingBox();
    expect([avatar?.width, avatar?.height]).toEqual([50, 50]);
    for (const name of [t('common:menu.membership'), t.bookings]) {
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

    const logout = memberMenu(page).getByRole('button', { name: t.memberMenu[3] });
    const dialog = page.getByRole('alertdialog', { name: t('common:confirm.title') });
    await test.step('cancel stays', async () => {
      await logout.click();
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400);
      await dialog.getByRole('button', { name: t('common:confirm.no') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(logout).toBeFocused();
      await expect(page).toHaveURL(/\/account\/booking$/);
    });
    await logout.click();
    await dialog.getByRole('button', { name: t.leave }).click();
    await expect(page).toHaveURL((url) => url.pathname === localPath('/'));
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(t('common:logout.done'))).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: t.account })).toHaveCount(0);
    await expect(header.getByRole('link', { name: t.signIn, exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('kelana.token'))).toBeNull();
  });

  test(`${language}: the HTML of member pages has its title, noindex, and no member data`, async ({ request }) => {
    for (const [path, title] of [
      ['/account', t.profile],
      ['/account/booking', t.bookings],
      ['/account/edit-profile', t('common:menu.editProfile')],
      ['/account/change-password', t('common:menu.changePassword')],
      ['/account/membership', t('common:menu.membership')],
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
    const logout = memberMenu(page).getByRole('button', { name: t.memberMenu[3] });
    await expect(logout).toBeInViewport({ ratio: 1 });
    await logout.click({ trial: true });
    await expectNoHorizontalScroll(page);
    const headingBox = await main(page).getByRole('heading', { level: 1 }).boundingBox();
    const tabsBox = await memberMenu(page).boundingBox();
    expect((tabsBox?.y ?? 0) + (tabsBox?.height ?? 0)).toBeLessThan(headingBox?.y ?? 0);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoHorizontalScroll(page);
  });

  test(`${language}: the address filters and pages the points history, which fits a phone`, async ({ page }) => {
    const history = main(page).getByRole('table', { name: t('membership:history.title') });
    const rows = history.locator('tbody tr');
    const follow = (name: string) => main(page).getByRole('link', { name, exact: true }).click();
    await startMemberSession(page, sari);
    await page.goto(localPath('/account/membership'));
    const points = { id: '4.490', en: '4,490' }[language];
    await expect(
      main(page).getByRole('heading', { name: t.like('membership:expiry.most_other', { n: points }) }),
    ).toBeVisible();
    await expect(rows).toHaveCount(9);
    await expect(main(page).getByText(t('membership:history.count', { first: 1, last: 9, count: 40 }))).toBeVisible();
    await follow(t('common:pager.page', { n: 5 }));
    await expect(page).toHaveURL(/membership\?page=5$/);
    await expect(main(page).getByText(t('membership:history.count', { first: 37, last: 40, count: 40 }))).toBeVisible();
    await expect(main(page).getByRole('heading', { name: t('membership:history.title') })).toBeFocused();
    await follow(t('membership:kind.used'));
    await expect(page).toHaveURL(/membership\?status=used$/);
    await expect(rows).toHaveCount(7);
    await expect(rows.first().getByRole('cell').last()).toHaveText(/^−\u00a01[.,]500$/);
    await follow(t('membership:kind.expired'));
    await expect(rows).toHaveCount(1);
    await page.goBack();
    await expect(rows).toHaveCount(7);
    await page.reload();
    await expect(rows).toHaveCount(7);
    const used = main(page).getByRole('link', { name: t('membership:kind.used'), exact: true });
    await expect(used).toHaveAttribute('aria-current', 'true');
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoHorizontalScroll(page);
      expect(await history.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
  });
}
