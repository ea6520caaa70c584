import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: { asideName: 'Setelah Anda mengirim', guaranteed: 'Pasti berangkat' },
  en: { asideName: 'After you send it', guaranteed: 'Guaranteed departure' },
} as const;

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`${language}: every field group and every aside has an accessible name`, async ({ page }) => {
    for (const path of ['/corporate/register', '/mice']) {
      await page.goto(inLanguage(language, path));
      await expect(page.locator('main').getByRole('complementary')).toHaveAccessibleName(t.asideName);
    }
    await page.goto(inLanguage(language, '/group-tour'));
    const groups = page.locator('main fieldset');
    await expect(groups).not.toHaveCount(0);
    for (const group of await groups.all()) await expect(group).toHaveAccessibleName(/\S/);
  });

  test(`${language}: the accessible name of a departure says that it is guaranteed`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/17'));
    await expect(page.locator('#dates').getByRole('radio', { name: t.guaranteed }).first()).toBeAttached();
  });
}

test('the breadcrumbs hide their separators from screen readers', async ({ page }) => {
  await page.goto('/group-tour/17');
  await expect(page.getByRole('button', { name: /^Simpan / }).first()).toBeVisible();
  const breadcrumbs = page.locator('main nav').first();
  expect(await breadcrumbs.ariaSnapshot()).not.toMatch(/text: (\/|‹)/);
});

for (const [language, path, label] of [
  ['id', '/group-tour/17', 'Pilih'],
  ['en', '/en/booking/17', 'Choose'],
] as const) {
  test(`a departure is a single control, which a click on its label selects too (${language})`, async ({ page }) => {
    await page.goto(path);
    const departures = page.locator('main').getByRole('radiogroup').first();
    const choose = departures.getByText(label, { exact: true }).first();
    await expect(departures.getByRole('button')).toHaveCount(0);
    const radio = page.locator(`[id="${await choose.getAttribute('for')}"]`);
    await choose.click();
    await expect(radio).toBeChecked();
    await expect(radio).toBeFocused();
  });
}
