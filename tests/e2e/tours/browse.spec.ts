import { languagesOfRun, sampleOf } from '../support/run-size.ts';
import { roomyDeparture } from '../support/service-host.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    search: 'Cari tour atau negara',
    submit: 'Cari tour',
    showing: 'Menampilkan 1–2 dari 2 tour',
    none: 'Tidak ada tour yang cocok',
    next: 'Berikutnya',
    page2: 'Menampilkan 10–18 dari 36 tour',
    last: 'Menampilkan 28–36 dari 36 tour',
    beyond: 'Halaman 99 tidak ada. Ini halaman terakhir.',
    noTours: 'Belum ada tour di wilayah ini',
    allRegions: 'Semua wilayah',
    region: 'Asia Timur',
    clear: 'Hapus kata pencarian',
    missing: 'Halaman tidak ditemukan.',
    home: 'Kembali ke beranda',
  },
  en: {
    search: 'Search tours or countries',
    submit: 'Find tours',
    showing: 'Showing 1–2 of 2 tours',
    none: 'No matching tours',
    next: 'Next',
    page2: 'Showing 10–18 of 36 tours',
    last: 'Showing 28–36 of 36 tours',
    beyond: 'There is no page 99. This is the last one.',
    noTours: 'No tours in this region yet',
    allRegions: 'All regions',
    region: 'Asia Timur',
    clear: 'Clear the search words',
    missing: 'This page could not be found',
    home: 'Back to the home page',
  },
};

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`${language}: a visitor searches from the home page and sees the matching tours`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    await page.getByPlaceholder(t.search).fill('Vietnam');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/group-tour')}\\?search=Vietnam$`));
    await expect(page.getByText(t.showing)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test(`${language}: pages of the list are links and survive a reload`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour'));
    await page.getByRole('link', { name: t.next }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByText(t.page2)).toBeVisible();
    await page.reload();
    await expect(page.getByText(t.page2)).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/page=/);
  });

  test(`${language}: a page number beyond the last leads to the last page`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour?page=99'));
    await expect(page.getByText(t.last)).toBeVisible();
    await expect(page).toHaveURL(/\?page=4$/);
    await expect(page.getByText(t.beyond)).toBeVisible();
  });

  test(`${language}: a search without results says so and takes the words away`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour?search=zzzz'));
    await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
    await page.getByRole('button', { name: t.clear }).click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/group-tour')}$`));
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`${language}: a deal of the home page is sold at its price on the date it names`, async ({ page }) => {
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

  test(`${language}: a region without tours says so and leads on`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/destination/9'));
    await expect(page.getByRole('heading', { name: t.noTours })).toBeVisible();
    await page.getByRole('link', { name: t.allRegions }).click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/group-tour/destination')}$`));
  });

  test(`${language}: a region of the home page opens its own tours`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    await page.getByRole('link', { name: t.region, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/group-tour/destination/1')}$`));
    await expect(page.getByRole('heading', { level: 1, name: t.region })).toBeVisible();
    await expect(page.locator('#results').getByRole('article')).toHaveCount(9);
  });
}

test.describe('an address that leads nowhere', () => {
  test.use({ expectsFailures: true });

  for (const language of languagesOfRun('id')) {
    for (const path of [
      '/group-tour/9999',
      '/group-tour/abc',
      '/group-tour/destination/77',
      '/booking/9999',
      '/no-such-page',
    ]) {
      test(`${language}: ${path} is a real 404 with a way back`, async ({ page }) => {
        const answer = await page.goto(inLanguage(language, path));
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[language].missing);
        await page.getByRole('link', { name: messages[language].home }).click();
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

test('the language somebody chose is kept for the next visit', async ({ page, context }) => {
  const chosen = async () => (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')?.value;
  await page.goto('/');
  await page.getByRole('link', { name: 'Read this page in English' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect.poll(chosen).toBe('en');
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
  await page.getByRole('link', { name: 'Baca halaman ini dalam bahasa Indonesia' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(chosen).toBe('id');
  await page.goto('/');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a language link followed before the page is ready leads there too', async ({ page, context }) => {
  await page.goto('/en');
  const { origin } = new URL(page.url());
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'en', url: origin }]);
  await page.evaluate(() => location.assign('/'));
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('the first page asks nobody for a language', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const answer = await (await context.newPage()).goto('/');
  expect(answer?.request().redirectedFrom()).toBeNull();
  await context.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list and a tour can be read, with dates, prices and days', async ({ page }) => {
    await page.goto('/group-tour');
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.goto('/group-tour/17');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Turki Lengkap');
    await expect(page.getByText((await roomyDeparture()).periode).first()).toBeVisible();
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
        await expectNoSideways(page);
      }
    });
  }
});
