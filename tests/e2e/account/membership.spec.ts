import type { Page } from '@playwright/test';
import { signedIn } from '../support/member-session.ts';
import { memberWords } from '../support/member-words.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { newMember } from '../support/service-host.ts';
import { words as shellWords } from '../support/shell-words.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';

const ratna = { email: 'ratna@kelana.example', password: 'Kelana2027' };
const sari = { email: 'sari@kelana.example', password: 'Kelana2027' };

for (const language of languagesOfRun('en')) {
  const w = { ...memberWords[language], shell: shellWords[language] };
  const main = (page: Page) => page.locator('main');
  const rows = (page: Page) => main(page).getByRole('table', { name: w.history }).locator('tbody tr');
  const chip = (page: Page, name: string | undefined) => main(page).getByRole('link', { name, exact: true });
  const open = async (page: Page, query = '') => {
    await page.goto(inLanguage(language, `/account/membership${query}`));
    await expect(page.getByRole('heading', { level: 1, name: w.membership, exact: true })).toBeVisible();
  };

  test(`${language}: the card shows name, number and points, and a press copies the number`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signedIn(page, ratna);
    await open(page);
    for (const text of [w.balance, 'KLN 2481 0937 5526']) await expect(main(page).getByText(text)).toBeVisible();
    await main(page).getByRole('button', { name: w.copyNumber }).click();
    await expect(main(page).getByText(w.numberCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('KLN 2481 0937 5526');
    await expect(main(page).getByRole('heading', { name: w.expires })).toBeVisible();
    await expect(main(page).getByRole('columnheader')).toHaveText(w.pointHeads);
  });

  test(`${language}: the history is narrowed to a kind and leafed through in the address`, async ({ page }) => {
    await signedIn(page, sari);
    await open(page);
    await expect(main(page).getByRole('heading', { name: w.mayExpire })).toBeVisible();
    await expect(rows(page)).toHaveCount(9);
    await expect(main(page).getByText(w.pointRange(1, 9, 40))).toBeVisible();
    await chip(page, w.pointPage).click();
    await expect(page).toHaveURL(/membership\?page=5$/);
    await expect(main(page).getByText(w.pointRange(37, 40, 40))).toBeVisible();
    await expect(main(page).getByRole('heading', { name: w.history })).toBeFocused();
    const [, , used, expired] = w.pointKinds;
    await chip(page, used).click();
    await expect(page).toHaveURL(/membership\?status=used$/);
    await expect(rows(page)).toHaveCount(7);
    await expect(rows(page).first().getByRole('cell').last()).toHaveText(w.spentOnce);
    await chip(page, expired).click();
    await expect(rows(page)).toHaveCount(1);
    await page.goBack();
    await expect(rows(page)).toHaveCount(7);
    await page.reload();
    await expect(rows(page)).toHaveCount(7);
    await expect(chip(page, used)).toHaveAttribute('aria-current', 'true');
  });

  test(`${language}: on a small screen the history has no sideways scrolling and loses nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn(page, ratna);
    await open(page);
    const first = rows(page).first();
    await expect(first.getByText(new RegExp(`^${w.pointKinds[1]}, .+ \\d{4}$`))).toBeVisible();
    await expectNoSideways(page);
    const table = main(page).getByRole('table');
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page);
  });

  test(`${language}: without points the menu does not name the page, and opened it explains itself`, async ({
    page,
  }) => {
    await signedIn(page, await newMember('zero'));
    await open(page);
    await expect(main(page).getByRole('heading', { name: w.zeroTitle })).toBeVisible();
    await expect(main(page).getByText(w.zeroMenu)).toBeVisible();
    await expect(main(page).getByRole('heading', { name: w.noHistory })).toBeVisible();
    const panel = page.getByRole('navigation', { name: w.shell.memberArea });
    await expect(panel.getByRole('link', { name: w.membership, exact: true })).toHaveCount(0);
  });
}
