import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    destination: 'Tujuan',
    month: 'Bulan keberangkatan',
    budget: 'Anggaran per orang',
    showMonthAndBudget: 'Pilih bulan dan anggaran',
    submit: 'Cari tour',
    upTo25Million: 'Sampai Rp 25 juta',
    banners: 'Tour pilihan',
    nextBanner: 'Gambar berikutnya',
    offers: 'Penawaran',
    offices: 'Telepon kantor terdekat',
    regions: 'Pilih wilayah',
  },
  en: {
    destination: 'Where to',
    month: 'Departure month',
    budget: 'Budget per person',
    showMonthAndBudget: 'Choose a month and budget',
    submit: 'Find tours',
    upTo25Million: 'Up to Rp 25 million',
    banners: 'Tours we picked',
    nextBanner: 'Next picture',
    offers: 'Offers',
    offices: 'Call the nearest office',
    regions: 'Choose a region',
  },
} as const;

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`a visitor searches by destination and budget from the home page (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    await page.getByLabel(t.budget).selectOption({ label: t.upTo25Million });
    await page.getByLabel(t.destination).fill('Turki');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      new RegExp(`${inLanguage(language, '/group-tour')}\\?search=Turki&max_price=25000000$`),
    );
  });

  test(`a visitor scrolls to the next banner and opens it (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    const banners = page.getByRole('list', { name: t.banners });
    const secondBanner = banners.getByRole('link', { name: 'Sakura menunggu di musim semi Jepang' });
    await expect(secondBanner).not.toBeInViewport();
    await page.getByRole('button', { name: t.nextBanner }).click();
    await expect(secondBanner).toBeInViewport();
    await secondBanner.click();
    await expect(page).toHaveURL(/group-tour\?regional_id=1&month=\d{4}-04$/);
  });

  test(`regions, offers and offices come from the service (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    const regions = page.getByRole('region', { name: t.regions }).getByRole('article');
    await expect(regions).toHaveCount(8);
    await expect(regions.first()).toContainText('Asia Timur');
    const offers = page.getByRole('region', { name: t.offers, exact: true });
    await expect(offers.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: t.offices })).toBeVisible();
    await expect(page.getByRole('link', { name: '(061) 0000-0106' })).toHaveAttribute('href', 'tel:+626100000106');
  });
}

test('the structured data describes the operator and the search of the site', async ({ page }) => {
  await page.goto('/');
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graph = scripts.filter(Boolean).flatMap((script) => JSON.parse(script)['@graph'] ?? []);
  expect(graph.map((node) => node['@type'])).toEqual(['TravelAgency', 'WebSite']);
  expect(graph[0].sameAs).toHaveLength(5);
});

test('on a narrow screen a button shows the month and the budget', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByLabel(messages.id.month)).toBeHidden();
  await page.getByRole('button', { name: messages.id.showMonthAndBudget }).click();
  await expect(page.getByLabel(messages.id.month)).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search form opens the list of tours', async ({ page }) => {
    await page.goto('/en');
    await page.getByLabel(messages.en.destination).fill('Jepang');
    await page.getByRole('button', { name: messages.en.submit }).click();
    await expect(page).toHaveURL(/\/en\/group-tour\?search=Jepang&month=&max_price=$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
