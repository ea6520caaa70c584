import type { Page } from '@playwright/test';
import { memberMessages } from '../support/member-messages.ts';
import { startMemberSession } from '../support/member-session.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { messages as shellMessages } from '../support/shell-messages.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

const ratna = { email: 'ratna@kelana.example', password: 'Kelana2027' };
const sari = { email: 'sari@kelana.example', password: 'Kelana2027' };

for (const language of languagesOfRun('en')) {
  const t = { ...memberMessages[language], shell: shellMessages[language] };
  const main = (page: Page) => page.locator('main');
  const rows = (page: Page) => main(page).getByRole('table', { name: t.history }).locator('tbody tr');
  const filterLink = (page: Page, name: string | undefined) => main(page).getByRole('link', { name, exact: true });
  const openPage = async (page: Page, query = '') => {
    await page.goto(inLanguage(language, `/account/membership${query}`));
    await expect(page.getByRole('heading', { level: 1, name: t.membership, exact: true })).toBeVisible();
  };

  test(`${language}: the history is filtered and paged by the address`, async ({ page }) => {
    await startMemberSession(page, sari);
    await openPage(page);
    await expect(main(page).getByRole('heading', { name: t.mayExpire })).toBeVisible();
    await expect(rows(page)).toHaveCount(9);
    await expect(main(page).getByText(t.pointRange(1, 9, 40))).toBeVisible();
    await filterLink(page, t.pointPage).click();
    await expect(page).toHaveURL(/membership\?page=5$/);
    await expect(main(page).getByText(t.pointRange(37, 40, 40))).toBeVisible();
    await expect(main(page).getByRole('heading', { name: t.history })).toBeFocused();
    const [, , used, expired] = t.pointKinds;
    await filterLink(page, used).click();
    await expect(page).toHaveURL(/membership\?status=used$/);
    await expect(rows(page)).toHaveCount(7);
    await expect(rows(page).first().getByRole('cell').last()).toHaveText(t.spentOnce);
    await filterLink(page, expired).click();
    await expect(rows(page)).toHaveCount(1);
    await page.goBack();
    await expect(rows(page)).toHaveCount(7);
    await page.reload();
    await expect(rows(page)).toHaveCount(7);
    await expect(filterLink(page, used)).toHaveAttribute('aria-current', 'true');
  });

  test(`${language}: on a small screen the history does not scroll sideways and shows all data`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await startMemberSession(page, ratna);
    await openPage(page);
    const first = rows(page).first();
    await expect(first.getByText(new RegExp(`^${t.pointKinds[1]}, .+\\s\\d{4}$`))).toBeVisible();
    await expectNoHorizontalScroll(page);
    const table = main(page).getByRole('table');
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoHorizontalScroll(page);
  });
}
