import { formatDate } from '../../../src/domain/dates.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: a promotion opens its tours`, async ({ page }) => {
    await page.goto(inLanguage(language, '/promotion'));
    await expect(page.getByRole('heading', { level: 1, name: t('info:promotion.title') })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('link', { name: /^Early bird (Eropa|Western Europe)/ }).click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/group-tour')}\\?regional_id=2$`));
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`${language}: a visitor reads the privacy policy, prints it and finds the email link`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto(inLanguage(language, '/'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('privacy:title') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('privacy:title') })).toBeVisible();
    await expect(page.getByText(t('info:legal.version', { date: formatDate('2026-12-01', language) }))).toBeVisible();
    await expect(page.getByRole('region', { name: t('info:legal.summary') }).getByRole('listitem')).toHaveCount(5);
    await page
      .getByRole('navigation', { name: t('info:legal.contents') })
      .getByRole('link', { name: t('privacy:sections.rights.title') })
      .click();
    await expect(page).toHaveURL(/\/privacy-policy#rights$/);
    await expect(page.getByRole('region', { name: t('privacy:sections.rights.title') })).toBeInViewport();
    await page.getByRole('button', { name: t('info:legal.print') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    await expect(page.getByRole('link', { name: t('info:legal.writeEmail') })).toHaveAttribute(
      'href',
      /^mailto:halo@kelana\.example\?subject=/,
    );
  });
}
