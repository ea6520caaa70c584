import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

for (const language of languagesOfRun('id')) {
  const t = messages[language];
  const visaPath = inLanguage(language, '/visa-and-passport');

  test(`${language}: a visitor finds a country, ticks a document, and goes on to another country`, async ({ page }) => {
    const japan = { id: 'Jepang', en: 'Japan' }[language];
    const photo = page.getByRole('checkbox', { name: /^(Foto terbaru|Recent photo)$/ });
    await page.goto(visaPath);
    await page.getByRole('searchbox', { name: t('visa:list.search') }).fill(japan.slice(0, 3));
    await expect(page.getByText(t('visa:list.found', { count: 1 }))).toBeVisible();
    await page.getByRole('link', { name: japan }).click();
    await expect(page).toHaveURL(new RegExp(`${visaPath}\\?country=1$`));
    await expect(page.getByRole('heading', { level: 2, name: /^Visa:? (Jepang|Japan)$/ })).toBeFocused();
    await photo.check();
    await expect(page.getByText(t('visa:documents.progress', { done: 1, total: 9 }))).toBeVisible();
    await page.reload();
    await expect(photo).toBeChecked();
    // The server has rendered this country; the browser requests the next one.
    await page.getByRole('link', { name: t('visa:detail.back') }).click();
    await expect(page).toHaveURL(new RegExp(`${visaPath}$`));
    await expect(page.getByRole('link', { name: japan, exact: true })).toBeFocused();
    await page.getByRole('link', { name: 'Schengen' }).first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Schengen' })).toBeVisible();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
  });

  test(`${language}: a visitor checks whether a passport is valid long enough`, async ({ page }) => {
    await page.goto(visaPath);
    await page.getByRole('link', { name: t('visa:page.passport'), exact: true }).click();
    await expect(page).toHaveURL(/\?tab=passport$/);
    await expect(page.getByRole('heading', { name: t('visa:passport.fees') })).toBeVisible();
    await page.getByRole('button', { name: t('visa:calculator.submit') }).click();
    await expect(page.getByLabel(t('visa:calculator.expiry'))).toBeFocused();
    await expect(page.getByText(t('visa:calculator.problems.expiry.required'))).toBeVisible();
    await page.getByLabel(t('visa:calculator.expiry')).fill('2030-09-11');
    await page.getByLabel(t('visa:calculator.returnDate')).fill('2030-03-12');
    await page.getByRole('button', { name: t('visa:calculator.submit') }).click();
    await expect(page.getByText(t('visa:calculator.short.title'))).toBeVisible();
    await expect(page.getByText('12 Sep 2030')).toBeVisible();
    await page.getByLabel(t('visa:calculator.expiry')).fill('2030-09-12');
    await page.getByRole('button', { name: t('visa:calculator.submit') }).click();
    await expect(page.getByText(t('visa:calculator.enough.title'))).toBeVisible();
  });
}
