import { languagesOfRun, sampleOf } from '../support/run-size.ts';
import { departureWithSeats } from '../support/service-host.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    search: 'Cari tour atau negara',
    showingTwo: 'Menampilkan 1–\u20602 dari 2 tour',
    noMatches: 'Tidak ada tour yang cocok',
    next: 'Berikutnya',
    showingSecondPage: 'Menampilkan 10–\u206018 dari 36 tour',
    showingLastPage: 'Menampilkan 28–\u206036 dari 36 tour',
    pageDoesNotExist: 'Halaman 99 tidak ada. Ini halaman terakhir.',
    noTours: 'Belum ada tour di wilayah ini',
    allRegions: 'Semua wilayah',
    region: 'Asia Timur',
    clearSearch: 'Hapus kata pencarian',
    notFound: 'Halaman tidak ditemukan.',
    backHome: 'Kembali ke beranda',
  },
  en: {
    search: 'Search tours or countries',
    showingTwo: 'Showing 1–\u20602 of 2 tours',
    noMatches: 'No matching tours',
    next: 'Next',
    showingSecondPage: 'Showing 10–\u206018 of 36 tours',
    showingLastPage: 'Showing 28–\u206036 of 36 tours',
    pageDoesNotExist: 'There is no page 99. This is the last one.',
    noTours: 'No tours in this region yet',
    allRegions: 'All regions',
    region: 'East Asia',
    clearSearch: 'Clear the search words',
    notFound: 'This page could not be found',
    backHome: 'Back to the home page',
  },
};

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`${language}: a visitor searches from the home page and sees the matching tours`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    await page.getByPlaceholder(t.search).fill('Vietnam');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/group-tour')}\\?search=Vietnam$`));
    await expect(page.getByText(t.showingTwo)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test(`${language}: a page of the list opens with a link and survives a reload`, { tag: '@translated' }, async ({
    page,
  }) => {
    await page.goto(inLanguage(language, '/group-tour'));
    await page.getByRole('link', { name: t.next }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByText(t.showingSecondPage)).toBeVisible();
    await page.reload();
    await expect(page.getByText(t.showingSecondPage)).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/page=/);
  });

  test(`${language}: a page number beyond the last opens the last page`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour?page=99'));
    await expect(page.getByText(t.showingLastPage)).toBeVisible();
    await expect(page).toHaveURL(/\?page=4$/);
    await expect(page.getByText(t.pageDoesNotExist)).toBeVisible();
  });

  test(`${language}: a search without results says so and can be cleared`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour?search=zzzz'));
    await expect(page.getByRole('heading', { name: t.noMatches })).toBeVisible();
    await page.getByRole('button', { name: t.clearSearch }).click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/group-tour')}$`));
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`${language}: a deal of the home page opens its departure at the same price`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    for (const index of [0, 1]) {
      const deal = page.locator('#deals').getByRole('article').nth(index);
      const price =
        (await deal
          .getByText(/^Rp\s[\d.]+$/)
          .first()
          .textContent()) ?? '';
      await deal.getByRole('link').click();
      await expect(page).toHaveURL(/\/group-tour\/\d+\?itinerary=\d+$/);
      await expect(page.getByRole('radio', { checked: true }).first()).toHaveAccessibleName(new RegExp(price));
      await page.goBack();
    }
  });

  test(`${language}: a region without tours says so and links to all regions`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/destination/9'));
    await expect(page.getByRole('heading', { name: t.noTours })).toBeVisible();
    await page.getByRole('link', { name: t.allRegions }).click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/group-tour/destination')}$`));
  });

  test(`${language}: a region of the home page opens its tours`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    await page.getByRole('link', { name: t.region, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/group-tour/destination/1')}$`));
    await expect(page.getByRole('heading', { level: 1, name: t.region })).toBeVisible();
    await expect(page.locator('#results').getByRole('article')).toHaveCount(9);
  });
}

test.describe('unknown URLs', () => {
  test.use({ expectsFailures: true });

  for (const language of languagesOfRun('id')) {
    const t = messages[language];

    for (const path of [
      '/group-tour/9999',
      '/group-tour/abc',
      '/group-tour/destination/77',
      '/booking/9999',
      '/no-such-page',
    ]) {
      test(`${language}: ${path} returns the status 404 and links to the home page`, async ({ page }) => {
        const response = await page.goto(inLanguage(language, path));
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.notFound);
        await page.getByRole('link', { name: t.backHome }).click();
        await expect(page).toHaveURL(language === 'en' ? /\/en$/ : /:\d+\/$/);
      });
    }
  }
});

test('switching the language keeps the page and its query', async ({ page }) => {
  await page.goto('/group-tour?search=Turki&sort=price_asc');
  await page.getByRole('link', { name: 'Read this page in English' }).click();
  await expect(page).toHaveURL(/\/en\/group-tour\?search=Turki&sort=price_asc$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Group tours');
});

test('the chosen language is stored for the next visit', async ({ page, context }) => {
  const readLanguageCookie = async () => (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')?.value;
  await page.goto('/');
  await page.getByRole('link', { name: 'Read this page in English' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect.poll(readLanguageCookie).toBe('en');
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
  await page.getByRole('link', { name: 'Baca halaman ini dalam bahasa Indonesia' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(readLanguageCookie).toBe('id');
  await page.goto('/');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a language link that is followed before hydration opens its language', async ({ page, context }) => {
  await page.goto('/en');
  const { origin } = new URL(page.url());
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'en', url: origin }]);
  await page.evaluate(() => location.assign('/'));
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('the home page does not redirect to the language of the browser', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const response = await (await context.newPage()).goto('/');
  expect(response?.request().redirectedFrom()).toBeNull();
  await context.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const view of ['calendar', 'saved']) {
    test(`the list links to its cards in place of ${view}`, async ({ page }) => {
      await page.goto(`/group-tour?view=${view}&available=1`);
      await expect(page.getByRole('main').locator('[aria-busy="true"]').filter({ visible: true })).toHaveText([]);
      await page.getByRole('main').getByRole('link', { name: 'Lihat sebagai kartu' }).click();
      await expect(page).toHaveURL(/\/group-tour\?available=1$/);
      await expect(page.getByRole('article')).toHaveCount(9);
    });
  }

  test('the list and a tour show dates, prices and days', async ({ page }) => {
    await page.goto('/group-tour');
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.goto('/group-tour/17');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Turki Lengkap');
    await expect(page.getByText((await departureWithSeats()).periode).first()).toBeVisible();
    await expect(page.getByText('Rp\u00a022.900.000').first()).toBeVisible();
    await expect(page.getByText('Cappadocia: Göreme, Kaymakli, Uchisar')).toBeVisible();
  });
});

test.describe('width', () => {
  test.use({ expectsFailures: true });
  for (const width of sampleOf([320, 360, 768, 1024, 1280, 1536], [320, 1280])) {
    test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [
        '/',
        '/en',
        '/group-tour',
        '/en/group-tour',
        '/group-tour?view=calendar',
        '/group-tour?view=saved',
        '/group-tour/destination',
        '/group-tour/destination/3',
        '/group-tour/17',
        '/en/group-tour/28',
        '/group-tour/32',
        '/auth/sign-in',
        '/booking',
        '/auth/sign-up',
        '/obs',
        '/prebook?tour=17',
        '/mice',
        '/contact',
        '/visa-and-passport',
        '/booking/17',
        '/booking/terms-and-conditions',
        '/no-such-page',
      ]) {
        await page.goto(path).catch(() => undefined);
        await expectNoHorizontalScroll(page);
      }
    });
  }
});
