import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    worst: 'Filter yang paling membatasi: bulan keberangkatan.',
    loosen: 'Semua bulan',
    ownRange: 'Tentukan rentang sendiri',
    from: 'Dari (Rp juta)',
    to: 'Sampai (Rp juta)',
    apply: 'Terapkan',
    range: 'Hapus filter Rp 20–22,5 jt',
    clearAll: 'Hapus semua',
    saved: 'Tersimpan',
    nothingSaved: 'Belum ada tour tersimpan',
  },
  en: {
    worst: 'The filter that narrows most: departure month.',
    loosen: 'Any month',
    ownRange: 'Set your own range',
    from: 'From (Rp million)',
    to: 'To (Rp million)',
    apply: 'Apply',
    range: 'Remove the filter Rp 20–22.5 million',
    clearAll: 'Clear all',
    saved: 'Saved',
    nothingSaved: 'No saved tours yet',
  },
};

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: filters that leave nothing name the one to drop`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour?country=103&month=2031-01&available=1&regional_id=1'));
    await expect(page.getByText(t.worst)).toBeVisible();
    await page.getByRole('button', { name: t.loosen }).click();
    await expect(page).not.toHaveURL(/month=/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`${language}: a budget of one's own narrows the list, and two filters are not for search engines`, async ({
    page,
  }) => {
    const robots = page.locator('meta[name="robots"]');
    await page.goto(inLanguage(language, '/group-tour?regional_id=1'));
    await page.getByRole('button', { name: t.ownRange }).click();
    await page.getByLabel(t.from).fill(language === 'id' ? '22,5' : '22.5');
    await page.getByLabel(t.to).fill('20');
    await expect(robots).toHaveCount(0);
    await page.getByRole('button', { name: t.apply }).click();
    await expect(page).toHaveURL(/min_price=20000000&max_price=22500000$/);
    await expect(page.getByRole('button', { name: t.range })).toBeVisible();
    await expect(robots).toHaveAttribute('content', 'noindex');
    await page.getByRole('button', { name: t.clearAll }).click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/group-tour')}$`));
    await expect(robots).toHaveCount(0);
  });

  test(`${language}: the saved tours are a view of the list with an address of its own`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour'));
    await page.getByRole('link', { name: t.saved, exact: true }).click();
    await expect(page).toHaveURL(/\?view=saved$/);
    await expect(page.getByText(t.nothingSaved)).toBeVisible();
  });
}
