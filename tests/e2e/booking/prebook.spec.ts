import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { departureWithSeats } from '../support/service-host.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`${language}: a shared link shows one departure and leads into its booking`, async ({ page }) => {
    const { id } = await departureWithSeats(language);
    await page.goto(inLanguage(language, `/prebook?tour=17&itinerary=${id}&pax=2`));
    await expect(page.getByRole('heading', { name: t.turkey })).toBeVisible();
    const bookingPath = `/booking/17?itinerary=${id}&pax=2,0,0&source=prebook`;
    await expect(page.getByRole('link', { name: t('prebook:continue') })).toHaveAttribute(
      'href',
      inLanguage(language, bookingPath),
    );
    await expect(page.getByRole('link', { name: t('prebook:signIn') })).toHaveAttribute(
      'href',
      inLanguage(language, `/auth/sign-in?from=${encodeURIComponent(bookingPath).replaceAll('%2C', ',')}`),
    );
    await page.getByRole('link', { name: t('prebook:continue') }).click();
    await expect(page).toHaveURL(/source=prebook/);
  });

  test(`${language}: a link to a tour without a date lists its dates and keeps the guest count`, async ({ page }) => {
    const { id, periode } = await departureWithSeats(language);
    await page.goto(inLanguage(language, '/prebook?tour=17&pax=4'));
    const dates = page.getByRole('region', { name: t('prebook:dates.title') });
    await expect(dates).toContainText(t.turkey);
    const breadcrumb = page.locator('main').getByRole('navigation', { name: t('common:breadcrumb.label') });
    await expect(breadcrumb.locator(`a[href="${inLanguage(language, '/group-tour')}"]`)).toBeVisible();
    await expect(page.getByText(t('prebook:none.title'))).toHaveCount(0);
    const links = dates.getByRole('link', { name: /20\d\d - / });
    for (const link of await links.all())
      expect(await link.getAttribute('href')).toMatch(/\/prebook\?tour=17&itinerary=\d+&pax=4,0,0$/);
    await dates.locator(`a[href*="itinerary=${id}&"]`).click();
    await expect(page).toHaveURL(new RegExp(`/prebook\\?tour=17&itinerary=${id}&pax=4,0,0$`));
    await expect(page.getByText(new RegExp(`^${periode.slice(0, 2)}.*2027`)).first()).toBeVisible();
    await expect(page.getByRole('link', { name: t('prebook:continue') })).toHaveAttribute(
      'href',
      /itinerary=\d+&pax=4,0,0&source=prebook$/,
    );
  });

  test(`${language}: an unknown departure and an address without parameters are reported`, async ({ page }) => {
    await page.goto(inLanguage(language, '/prebook?tour=17&itinerary=999999'));
    await expect(page.getByRole('heading', { name: t('prebook:gone.title') })).toBeVisible();
    await expect(
      page.getByRole('region', { name: t('prebook:dates.title') }).getByRole('link', { name: /20\d\d - / }),
    ).not.toHaveCount(0);
    await expect(page.getByRole('region', { name: t('prebook:chooser.title') })).toHaveCount(0);
    await page.goto(inLanguage(language, '/prebook'));
    await expect(page.getByRole('heading', { name: t('prebook:none.title') })).toBeVisible();
    await page.goto(inLanguage(language, '/prebook?itinerary=999999'));
    await expect(page.getByRole('heading', { name: t('prebook:unfound.title') })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoHorizontalScroll(page);
    const nextDepartures = page.getByRole('region', { name: t('prebook:chooser.title') });
    await nextDepartures.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/prebook\?tour=\d+&itinerary=\d+/);
    await expect(page.getByRole('link', { name: t('prebook:continue') })).toBeVisible();
  });
}
