import type { Page } from '@playwright/test';
import { memberMessages } from '../support/member-messages.ts';
import { startMemberSession } from '../support/member-session.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

const demoMember = (name: string) => ({ email: `${name}@kelana.example`, password: 'Kelana2027' });

for (const language of languagesOfRun('en')) {
  const t = memberMessages[language];
  const main = (page: Page) => page.locator('main');
  const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });

  async function openProfile(page: Page, name: string) {
    await startMemberSession(page, demoMember(name));
    await page.goto(inLanguage(language, '/account'));
    await expect(page.getByRole('heading', { level: 1, name: t.profile, exact: true })).toBeVisible();
  }

  test(`${language}: a member sees the personal data, with city and country by name`, async ({ page }) => {
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
    await expect(main(page).getByText(t.premium)).toHaveCount(2);
    await link(page, t.changePassword).click();
    await expect(page.getByRole('heading', { level: 1, name: t.changePassword })).toBeVisible();
  });

  test(`${language}: a member with an incomplete profile sees the missing details and a link to add them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openProfile(page, 'bima');
    await expect(main(page).getByText(t.blank)).toHaveCount(4);
    await expect(page.getByRole('heading', { name: t.oneOfSix })).toBeVisible();
    await expect(page.getByText(t.missing)).toBeVisible();
    await expect(main(page).getByText(t.premium)).toHaveCount(0);
    await expect(link(page, t.complete)).toHaveAttribute('href', inLanguage(language, '/account/edit-profile'));
    await expect(link(page, t.editProfile)).toHaveAttribute('href', inLanguage(language, '/account/edit-profile'));
    await expectNoHorizontalScroll(page);
  });
}
