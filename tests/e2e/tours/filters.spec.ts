import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    strictestFilter: 'Filter yang paling membatasi: bulan keberangkatan.',
    allMonths: 'Semua bulan',
    customRange: 'Tentukan rentang sendiri',
    from: 'Dari (Rp juta)',
    to: 'Sampai (Rp juta)',
    apply: 'Terapkan',
    removeRange: 'Hapus filter Rp 20–22,5 jt',
    clearAll: 'Hapus semua',
  },
  en: {
    strictestFilter: 'The filter that narrows most: departure month.',
    allMonths: 'Any month',
    customRange: 'Set your own range',
    from: 'From (Rp million)',
    to: 'To (Rp million)',
    apply: 'Apply',
    removeRange: 'Remove the filter Rp 20–22.5 million',
    clearAll: 'Clear all',
  },
};

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: filters without results name the strictest one, which can be removed`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour?country=103&month=2031-01&available=1&regional_id=1'));
    await expect(page.getByText(t.strictestFilter)).toBeVisible();
    await page.getByRole('button', { name: t.allMonths }).click();
    await expect(page).not.toHaveURL(/month=/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`${language}: a custom budget filters the list, and a list with two filters has a noindex tag`, async ({
    page,
  }) => {
    const robotsTag = page.locator('meta[name="robots"]');
    await page.goto(inLanguage(language, '/group-tour?regional_id=1'));
    await page.getByRole('button', { name: t.customRange }).click();
    await page.getByLabel(t.from).fill(language === 'id' ? '22,5' : '22.5');
    await page.getByLabel(t.to).fill('20');
    await expect(robotsTag).toHaveCount(0);
    await page.getByRole('button', { name: t.apply }).click();
    await expect(page).toHaveURL(/min_price=20000000&max_price=22500000$/);
    await expect(page.getByRole('button', { name: t.removeRange })).toBeVisible();
    await expect(robotsTag).toHaveAttribute('content', 'noindex');
    await page.getByRole('button', { name: t.clearAll }).click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/group-tour')}$`));
    await expect(robotsTag).toHaveCount(0);
  });
}
