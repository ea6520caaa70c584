import { layOutWholePage } from '../../../scripts/lib/settled-page.ts';
import { waitForDeferredParts } from '../support/loaded-page.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    secondBanner: /^Musim sakura di Jepang Apr \d{4}$/,
    eastAsia: 'Asia Timur',
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
    accreditations: 'Akreditasi dan keanggotaan',
    regions: 'Pilih wilayah',
    deals: 'Promo terbaik',
  },
  en: {
    secondBanner: /^Cherry blossom season in Japan Apr \d{4}$/,
    eastAsia: 'East Asia',
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
    accreditations: 'Accreditations and memberships',
    regions: 'Choose a region',
    deals: 'Hot deals',
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
    const secondBanner = banners.getByRole('link', { name: t.secondBanner });
    await expect(secondBanner).not.toBeInViewport();
    // Its picture is not requested before the frame is scrolled.
    await waitForDeferredParts(page);
    const loadedWidth = () =>
      banners
        .locator('img')
        .nth(1)
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth);
    expect(await loadedWidth()).toBe(0);
    await page.getByRole('button', { name: t.nextBanner }).click();
    await expect(secondBanner).toBeInViewport();
    await expect.poll(loadedWidth).toBeGreaterThan(0);
    await secondBanner.click();
    await expect(page).toHaveURL(/group-tour\?country=101&month=\d{4}-04$/);
  });

  test(`regions, offers, offices and memberships come from the service (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    const regions = page.getByRole('region', { name: t.regions }).getByRole('article');
    await expect(regions).toHaveCount(8);
    await expect(regions.first()).toContainText(t.eastAsia);
    const offers = page.getByRole('region', { name: t.offers, exact: true });
    await expect(offers.getByRole('listitem')).toHaveCount(3);
    const office = page.getByRole('link', { name: '(061) 0000-0106' });
    await expect(office).toBeHidden();
    await page.getByRole('heading', { name: t.offices }).click();
    await expect(office).toHaveAttribute('href', 'tel:+626100000106');
    await page.getByRole('heading', { name: t.accreditations }).click();
    await expect(page.getByText('ASITA')).toBeVisible();
  });

  test(`at 360 px the page is at most 8,000 px high (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(inLanguage(language, '/'));
    await layOutWholePage(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000);
  });

  test(`on a phone every hot deal can be reached with the keyboard (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(inLanguage(language, '/'));
    const deals = page.getByRole('region', { name: t.deals }).getByRole('article');
    const last = deals.nth(3).getByRole('link');
    await expect(last).not.toBeInViewport();
    await deals.nth(2).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    await expect(deals.nth(3)).toBeInViewport({ ratio: 0.9 });
    await expectNoHorizontalScroll(page);
  });
}

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
