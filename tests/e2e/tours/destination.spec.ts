import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    countries: 'Saring menurut negara',
    best: 'Waktu terbaik',
    found: /dari 2 tour/,
    none: 'Belum ada jadwal untuk wilayah ini',
  },
  en: {
    countries: 'Filter by country',
    best: 'Best time to go',
    found: /of 2 tours/,
    none: 'No dates in this region yet',
  },
} as const;

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`a visitor narrows a region to one of its countries and back (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/destination/1'));
    const korea = page.getByRole('navigation', { name: t.countries }).getByRole('link', { name: 'Korea Selatan' });
    await korea.click();
    await expect(page).toHaveURL(/country=102$/);
    await expect(korea).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText(t.found)).toBeVisible();
    await korea.click();
    await expect(page).toHaveURL(/destination\/1$/);
  });

  test(`a region says when to go and leads to the visa of a country (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/destination/2'));
    await expect(page.getByRole('heading', { name: t.best })).toBeVisible();
    await page.locator('#before').getByRole('link', { name: 'Schengen' }).click();
    await expect(page).toHaveURL(/visa-and-passport\?country=5$/);
  });

  test(`a region without tours says so and leads on (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/destination/9'));
    await expect(page.getByText(t.none)).toBeVisible();
    await expect(page.getByRole('navigation', { name: t.countries })).toBeHidden();
  });
}

test('the list of regions leads to each of the eight', async ({ page }) => {
  await page.goto('/group-tour/destination');
  await expect(page.locator('main').getByRole('article')).toHaveCount(8);
  await page.getByRole('link', { name: 'Amerika' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amerika');
});

test('search engines read a region as a place with a list of tours', async ({ page }) => {
  await page.goto('/group-tour/destination/1');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.filter(Boolean).map((text) => JSON.parse(text));
  const collection = data.find((one) => one['@type'] === 'CollectionPage');
  expect(collection.about['@type']).toBe('TouristDestination');
  expect(collection.mainEntity.itemListElement).toHaveLength(9);
});

test.describe('unknown regions', () => {
  test.use({ expectsFailures: true });

  test('a region nobody offers is a 404', async ({ page }) => {
    const answer = await page.goto('/group-tour/destination/999');
    expect(answer?.status()).toBe(404);
  });
});

test('a region fits the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/group-tour/destination/5');
  await expectNoSideways(page);
});
