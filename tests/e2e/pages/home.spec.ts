import { layOutWholePage } from '../../../scripts/lib/settled-page.ts';
import { answerParty } from '../support/actions.ts';
import { waitForDeferredParts } from '../support/loaded-page.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`a visitor searches by destination and budget from the home page (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    await page.getByLabel(t('home:search.max_price')).selectOption({ label: t('home:search.upTo', { millions: 25 }) });
    await page.getByLabel(t('home:search.where')).fill('Turki');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      new RegExp(`${inLanguage(language, '/group-tour')}\\?search=Turki&max_price=25000000$`),
    );
  });

  test(`the home page shows what the service offers, and a banner opens its tours (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    await test.step('regions, offers, offices and memberships come from the service', async () => {
      const regions = page.getByRole('region', { name: t('home:regions.title') }).getByRole('article');
      await expect(regions).toHaveCount(8);
      await expect(regions.first()).toContainText(/Asia Timur|East Asia/);
      const offers = page.getByRole('region', { name: t('home:promotions.title'), exact: true });
      await expect(offers.getByRole('listitem')).toHaveCount(3);
      const office = page.getByRole('link', { name: '(061) 0000-0106' });
      await expect(office).toBeHidden();
      await page.getByRole('heading', { name: t('home:contact.offices') }).click();
      await expect(office).toHaveAttribute('href', 'tel:+626100000106');
      await page.getByRole('heading', { name: t('home:contact.accreditations') }).click();
      await expect(page.getByText('ASITA')).toBeVisible();
    });
    await test.step('five seasons come first, each with its months, departures and price', async () => {
      const seasons = page.locator('#seasons').getByRole('listitem');
      await expect(seasons).toHaveCount(5);
      await expect(seasons.first()).toContainText(/\d{4}.*\d+ (keberangkatan|departures).*Rp\s\d/);
    });
    const banners = page.getByRole('list', { name: t('home:banners.label') });
    const secondBanner = banners.getByRole('link', {
      name: /^(Musim sakura di Jepang|Cherry blossom season in Japan) Apr \d{4}$/,
    });
    await expect(secondBanner).not.toBeInViewport();
    // Its picture is not requested before the frame is scrolled.
    await waitForDeferredParts(page);
    const loadedWidth = () =>
      banners
        .locator('img')
        .nth(1)
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth);
    expect(await loadedWidth()).toBe(0);
    await page.getByRole('button', { name: t('home:banners.next') }).click();
    await expect(secondBanner).toBeInViewport();
    await expect.poll(loadedWidth).toBeGreaterThan(0);
    await secondBanner.click();
    await expect(page).toHaveURL(/group-tour\?country=101&month=\d{4}-04$/);
  });

  test(`a season opens its page, with its tours and numbers for the party (${language})`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    const season = page.locator('#seasons').getByRole('link', { name: /^(Libur sekolah|School holidays)$/ });
    await season.click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/group-tour/season/school')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Libur sekolah|School holidays)$/);
    await expect(page.locator('#tours').getByRole('article')).toHaveCount(9);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: t('common:party.ask') }).click();
    await answerParty(page, language, { adult: 11 });
    await expect(main.getByText(/^\d+ (keberangkatan untuk 12 orang|departures for 12 people)$/).first()).toBeVisible();
    await expect(
      page
        .locator('#tours')
        .getByText(/^12 (orang|people): Rp/)
        .first(),
    ).toBeVisible();
  });

  test(`on a phone the page is short, and all its deals and search fields can be reached (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(inLanguage(language, '/'));
    await test.step('every hot deal can be reached with the keyboard', async () => {
      const deals = page.getByRole('region', { name: t('home:deals.title') }).getByRole('article');
      const last = deals.nth(3).getByRole('link');
      await expect(last).not.toBeInViewport();
      await deals.nth(2).getByRole('link').focus();
      await page.keyboard.press('Tab');
      await expect(last).toBeFocused();
      await expect(deals.nth(3)).toBeInViewport({ ratio: 0.9 });
    });
    await test.step('the page is at most 8,000 px high', async () => {
      await layOutWholePage(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000);
    });
    await test.step('one button asks who and when', async () => {
      await expect(page.getByLabel(t('home:search.month'))).toBeHidden();
      await page.getByRole('button', { name: t('home:search.who') }).click();
      await expect(page.getByRole('dialog').getByLabel(t('plan:when'))).toBeVisible();
      await expectNoHorizontalScroll(page);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search form opens the list of tours', async ({ page }) => {
    await page.goto('/en');
    await expect(page.getByLabel(messages.en('home:search.month'))).toBeVisible();
    await page.getByLabel(messages.en('home:search.where')).fill('Jepang');
    await page.getByRole('button', { name: messages.en('home:search.submit') }).click();
    await expect(page).toHaveURL(/\/en\/group-tour\?search=Jepang&month=&max_price=$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
