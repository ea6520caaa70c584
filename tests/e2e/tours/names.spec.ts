import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: { aside: 'Setelah Anda mengirim', guaranteed: 'Pasti berangkat' },
  en: { aside: 'After you send it', guaranteed: 'Guaranteed departure' },
} as const;

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`${language}: every group and every region beside the content has a name`, async ({ page }) => {
    for (const path of ['/corporate/register', '/mice']) {
      await page.goto(inLanguage(language, path));
      await expect(page.locator('main').getByRole('complementary')).toHaveAccessibleName(t.aside);
    }
    await page.goto(inLanguage(language, '/group-tour'));
    const groups = page.locator('main fieldset');
    await expect(groups).not.toHaveCount(0);
    for (const group of await groups.all()) await expect(group).toHaveAccessibleName(/\S/);
  });

  test(`${language}: a departure is named with what is certain about it`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/17'));
    await expect(page.locator('#dates').getByRole('radio', { name: t.guaranteed }).first()).toBeAttached();
  });
}

test('what only parts words is no word', async ({ page }) => {
  await page.goto('/group-tour/17');
  await expect(page.getByRole('button', { name: /^Simpan / }).first()).toBeVisible();
  const trail = page.locator('main nav').first();
  expect(await trail.ariaSnapshot()).not.toMatch(/text: (\/|‹)/);
});
