import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    korea: 'Korea Selatan',
    countryFilter: 'Saring menurut negara',
    bestTime: 'Waktu terbaik',
    twoTours: /dari 2 tour/,
  },
  en: {
    korea: 'South Korea',
    countryFilter: 'Filter by country',
    bestTime: 'Best time to go',
    twoTours: /of 2 tours/,
  },
} as const;

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`a country link filters a region, and a second click shows all tours (${language})`, async ({ page }) => {
    // Where the filters stand beside the list, they list the countries instead.
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(inLanguage(language, '/group-tour/destination/1'));
    const korea = page.getByRole('navigation', { name: t.countryFilter }).getByRole('link', { name: t.korea });
    await korea.click();
    await expect(page).toHaveURL(/country=102$/);
    await expect(korea).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText(t.twoTours)).toBeVisible();
    await korea.click();
    await expect(page).toHaveURL(/destination\/1$/);
  });

  test(`a region shows its best time and links to the visa of a country (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/destination/2'));
    await expect(page.getByRole('heading', { name: t.bestTime })).toBeVisible();
    await page.locator('#before').getByRole('link', { name: 'Schengen' }).click();
    await expect(page).toHaveURL(/visa-and-passport\?country=5$/);
  });
}

test('the list of regions shows eight regions and links to them', async ({ page }) => {
  await page.goto('/group-tour/destination');
  await expect(page.locator('main').getByRole('article')).toHaveCount(8);
  await page.getByRole('link', { name: 'Amerika' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amerika');
});
