import { waitForDeferredParts } from '../support/loaded-page.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`${language}: a page number beyond the last opens the last page`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour?page=99'));
    await expect(page.getByText(t('tour:list.showing', { a: 28, b: 36, count: 36 }))).toBeVisible();
    await expect(page).toHaveURL(/\?page=4$/);
    await expect(page.getByText(t('tour:list.beyond', { page: 99 }))).toBeVisible();
  });

  test(`${language}: a deal of the home page opens its departure at the same price`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    const deal = page.locator('#deals').getByRole('article').nth(1);
    const price =
      (await deal
        .getByText(/^Rp\s[\d.]+$/)
        .first()
        .textContent()) ?? '';
    await deal.getByRole('link').click();
    await expect(page).toHaveURL(/\/group-tour\/\d+\?itinerary=\d+$/);
    await expect(page.getByRole('radio', { checked: true }).first()).toHaveAccessibleName(new RegExp(price));
  });

  test(`${language}: a region without tours says so and links to all regions`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/destination/9'));
    await expect(page.getByRole('heading', { name: t('tour:list.empty') })).toBeVisible();
    await page.getByRole('link', { name: t('tour:drop.regional_id') }).click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/group-tour/destination')}$`));
  });

  test(`${language}: a custom budget filters the list, and two filters are noindex`, async ({ page }) => {
    const robotsTag = page.locator('meta[name="robots"]');
    await page.goto(inLanguage(language, '/group-tour?regional_id=1'));
    await waitForDeferredParts(page);
    await page.getByRole('button', { name: t('tour:list.priceOwn') }).click();
    await page.getByLabel(t('tour:list.priceFrom')).fill(language === 'id' ? '22,5' : '22.5');
    await page.getByLabel(t('tour:list.priceTo')).fill('20');
    await expect(robotsTag).toHaveCount(0);
    await page.getByRole('button', { name: t('common:buttons.apply') }).click();
    await expect(page).toHaveURL(/min_price=20000000&max_price=22500000$/);
    await expect(
      page.getByRole('button', {
        name: t('tour:chips.remove', { word: { id: 'Rp 20–22,5 jt', en: 'Rp 20–22.5 million' }[language] }),
      }),
    ).toBeVisible();
    await expect(robotsTag).toHaveAttribute('content', 'noindex');
    await page.getByRole('button', { name: t('common:buttons.clearAll') }).click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/group-tour')}$`));
    await expect(robotsTag).toHaveCount(0);
  });

  test(`${language}: filters without results name the strictest one, which can be removed`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour?country=103&month=2031-01&available=1&regional_id=1'));
    await waitForDeferredParts(page);
    await expect(page.getByText(t('tour:list.noneText', { filter: t('tour:list.narrow.month') }))).toBeVisible();
    await page.getByRole('button', { name: t('tour:drop.month') }).click();
    await expect(page).not.toHaveURL(/month=/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('the chosen language is stored for the next visit', async ({ page, context }) => {
  const readLanguageCookie = async () => (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')?.value;
  await page.goto('/');
  // A part that hydrates after the language has changed is rendered anew, which React reports as an error.
  await waitForDeferredParts(page);
  await page.getByRole('link', { name: 'Read this page in English' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect.poll(readLanguageCookie).toBe('en');
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
  await waitForDeferredParts(page);
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
