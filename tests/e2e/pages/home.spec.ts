import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    place: 'Tujuan',
    month: 'Bulan keberangkatan',
    budget: 'Anggaran per orang',
    more: 'Pilih bulan dan anggaran',
    submit: 'Cari tour',
    upTo: 'Sampai Rp 25 juta',
    banners: 'Tour pilihan',
    next: 'Gambar berikutnya',
    offers: 'Penawaran',
    offices: 'Telepon kantor terdekat',
    regions: 'Pilih wilayah',
  },
  en: {
    place: 'Where to',
    month: 'Departure month',
    budget: 'Budget per person',
    more: 'Choose a month and budget',
    submit: 'Find tours',
    upTo: 'Up to Rp 25 million',
    banners: 'Tours we picked',
    next: 'Next picture',
    offers: 'Offers',
    offices: 'Call the nearest office',
    regions: 'Choose a region',
  },
} as const;

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`a visitor searches by place and budget from home (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    await page.getByLabel(t.place).fill('Turki');
    await page.getByLabel(t.budget).selectOption({ label: t.upTo });
    await page.locator('main').getByRole('button', { name: t.submit }).click();
    await expect(page).toHaveURL(
      new RegExp(`${inLanguage(language, '/group-tour')}\\?search=Turki&max_price=25000000$`),
    );
  });

  test(`a visitor leafs through the banners and follows one (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    const banners = page.getByRole('list', { name: t.banners });
    const second = banners.getByRole('link', { name: 'Sakura menunggu di musim semi Jepang' });
    await expect(second).not.toBeInViewport();
    await page.getByRole('button', { name: t.next }).click();
    await expect(second).toBeInViewport();
    await second.click();
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

test('search engines read who the operator is and how to search', async ({ page }) => {
  await page.goto('/');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graph = texts.filter(Boolean).flatMap((text) => JSON.parse(text)['@graph'] ?? []);
  expect(graph.map((node) => node['@type'])).toEqual(['TravelAgency', 'WebSite']);
  expect(graph[0].sameAs).toHaveLength(5);
});

test('on a narrow screen month and budget open on request', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByLabel(messages.id.month)).toBeHidden();
  await page.getByRole('button', { name: messages.id.more }).click();
  await expect(page.getByLabel(messages.id.month)).toBeVisible();
  await expectNoSideways(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search sends its form to the list', async ({ page }) => {
    await page.goto('/en');
    await page.getByLabel(messages.en.place).fill('Jepang');
    await page.getByRole('button', { name: messages.en.submit }).click();
    await expect(page).toHaveURL(/\/en\/group-tour\?search=Jepang&month=&max_price=$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
