import { waitForDeferredParts } from '../support/loaded-page.ts';
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
}

test('a departure is a single control, which a click on its label selects too', async ({ page }) => {
  await page.goto('/group-tour/17');
  await waitForDeferredParts(page);
  const departures = page.locator('main').getByRole('radiogroup').first();
  const choose = departures.getByText('Pilih', { exact: true }).first();
  await expect(departures.getByRole('button')).toHaveCount(0);
  const radio = page.locator(`[id="${await choose.getAttribute('for')}"]`);
  await choose.click();
  await expect(radio).toBeChecked();
  await expect(radio).toBeFocused();
});
