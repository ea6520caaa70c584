import { languagesOfRun, sampleOf } from '../support/run-size.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    next: 'Berikutnya',
    showingSecondPage: 'Menampilkan 10–\u206018 dari 36 tour',
    showingLastPage: 'Menampilkan 28–\u206036 dari 36 tour',
    pageDoesNotExist: 'Halaman 99 tidak ada. Ini halaman terakhir.',
    noTours: 'Belum ada tour di wilayah ini',
    allRegions: 'Semua wilayah',
  },
  en: {
    next: 'Next',
    showingSecondPage: 'Showing 10–\u206018 of 36 tours',
    showingLastPage: 'Showing 28–\u206036 of 36 tours',
    pageDoesNotExist: 'There is no page 99. This is the last one.',
    noTours: 'No tours in this region yet',
    allRegions: 'All regions',
  },
};

for (const language of languagesOfRun('id')) {
  const t = messages[language];

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
}

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list links to its cards in place of the calendar and of the saved tours', async ({ page }) => {
    for (const view of ['calendar', 'saved']) {
      await page.goto(`/group-tour?view=${view}&available=1`);
      await expect(page.getByRole('main').locator('[aria-busy="true"]').filter({ visible: true })).toHaveText([]);
      await page.getByRole('main').getByRole('link', { name: 'Lihat sebagai kartu' }).click();
      await expect(page).toHaveURL(/\/group-tour\?available=1$/);
      await expect(page.getByRole('article')).toHaveCount(9);
    }
  });
});

test.describe('width', () => {
  test.use({ expectsFailures: true });
  // shell/accessibility.spec.ts measures every page at 320 px.
  for (const width of sampleOf([360, 768, 1024, 1280, 1536], [])) {
    test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [
        '/',
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
