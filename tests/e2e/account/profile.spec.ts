import type { Page } from '@playwright/test';
import { signedIn } from '../support/member-session.ts';
import { memberWords } from '../support/member-words.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';

const demo = (name: string) => ({ email: `${name}@kelana.example`, password: 'Kelana2027' });

for (const language of languagesOfRun('en')) {
  const w = memberWords[language];
  const main = (page: Page) => page.locator('main');
  const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });

  async function openProfile(page: Page, name: string) {
    await signedIn(page, demo(name));
    await page.goto(inLanguage(language, '/account'));
    await expect(page.getByRole('heading', { level: 1, name: w.profile, exact: true })).toBeVisible();
  }

  test(`${language}: a member sees who they are and where they live by name`, async ({ page }) => {
    await openProfile(page, 'sari');
    await expect(main(page).getByRole('heading', { name: 'Sari Wijayanti' })).toBeVisible();
    await expect(main(page).getByRole('definition')).toHaveText([
      'sari@kelana.example',
      '+62 812-0000-0113',
      '2 Nov 1979',
      'Jl. Kamboja Putih No. 3, Gubeng',
      'Surabaya',
      'Indonesia',
    ]);
    await expect(main(page).getByText(w.premium)).toHaveCount(2);
    await link(page, w.changePassword).click();
    await expect(page.getByRole('heading', { level: 1, name: w.changePassword })).toBeVisible();
  });

  test(`${language}: a member without details is told what is missing and where to add it`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openProfile(page, 'bima');
    await expect(main(page).getByText(w.blank)).toHaveCount(4);
    await expect(page.getByRole('heading', { name: w.oneOfSix })).toBeVisible();
    await expect(page.getByText(w.missing)).toBeVisible();
    await expect(main(page).getByText(w.premium)).toHaveCount(0);
    await expect(link(page, w.complete)).toHaveAttribute('href', inLanguage(language, '/account/edit-profile'));
    await expect(link(page, w.editProfile)).toHaveAttribute('href', inLanguage(language, '/account/edit-profile'));
    await expectNoSideways(page);
  });
}
