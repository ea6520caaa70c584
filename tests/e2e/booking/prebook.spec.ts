import { messages as commonMessages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { departureWithSeats } from '../support/service-host.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    book: 'Lanjut pesan',
    signIn: 'Masuk dulu',
    notOffered: 'Keberangkatan ini tidak lagi ditawarkan',
    incompleteLink: 'Tautan ini belum lengkap',
    departureNotFound: 'Keberangkatan ini belum kami temukan',
    nextDepartures: 'Berangkat paling dekat',
    dates: 'Pilih tanggal keberangkatan',
  },
  en: {
    book: 'Continue to booking',
    signIn: 'Sign in first',
    notOffered: 'This departure is no longer offered',
    incompleteLink: 'This link is not complete',
    departureNotFound: 'We could not find this departure',
    nextDepartures: 'Leaving soonest',
    dates: 'Choose a departure date',
  },
};

for (const language of languagesOfRun('id')) {
  const t = messages[language];
  const { turkey } = commonMessages[language];

  test(`${language}: a shared link shows one departure and leads into its booking`, async ({ page }) => {
    const { id } = await departureWithSeats(language);
    await page.goto(inLanguage(language, `/prebook?tour=17&itinerary=${id}&pax=2`));
    await expect(page.getByRole('heading', { name: turkey })).toBeVisible();
    const bookingPath = `/booking/17?itinerary=${id}&pax=2&source=prebook`;
    await expect(page.getByRole('link', { name: t.book })).toHaveAttribute('href', inLanguage(language, bookingPath));
    await expect(page.getByRole('link', { name: t.signIn })).toHaveAttribute(
      'href',
      inLanguage(language, `/auth/sign-in?from=${encodeURIComponent(bookingPath)}`),
    );
    await page.getByRole('link', { name: t.book }).click();
    await expect(page).toHaveURL(/source=prebook/);
  });

  test(`${language}: a link to a tour without a date lists its dates and keeps the guest count`, async ({ page }) => {
    const { id, periode } = await departureWithSeats(language);
    await page.goto(inLanguage(language, '/prebook?tour=17&pax=4'));
    const dates = page.getByRole('region', { name: t.dates });
    await expect(dates).toContainText(turkey);
    await expect(page.getByText(t.incompleteLink)).toHaveCount(0);
    const links = dates.getByRole('link', { name: /20\d\d - / });
    for (const link of await links.all())
      expect(await link.getAttribute('href')).toMatch(/\/prebook\?tour=17&itinerary=\d+&pax=4$/);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoHorizontalScroll(page);
    await dates.locator(`a[href*="itinerary=${id}&"]`).click();
    await expect(page).toHaveURL(new RegExp(`/prebook\\?tour=17&itinerary=${id}&pax=4$`));
    await expect(page.getByText(new RegExp(`^${periode.slice(0, 2)}.*2027`)).first()).toBeVisible();
    await expect(page.getByRole('link', { name: t.book })).toHaveAttribute(
      'href',
      /itinerary=\d+&pax=4&source=prebook$/,
    );
  });

  test(`${language}: an unknown departure and an address without parameters are reported`, async ({ page }) => {
    await page.goto(inLanguage(language, '/prebook?tour=17&itinerary=999999'));
    await expect(page.getByRole('heading', { name: t.notOffered })).toBeVisible();
    await expect(page.getByRole('region', { name: t.dates }).getByRole('link', { name: /20\d\d - / })).not.toHaveCount(
      0,
    );
    await expect(page.getByRole('region', { name: t.nextDepartures })).toHaveCount(0);
    await page.goto(inLanguage(language, '/prebook'));
    await expect(page.getByRole('heading', { name: t.incompleteLink })).toBeVisible();
    await page.goto(inLanguage(language, '/prebook?itinerary=999999'));
    await expect(page.getByRole('heading', { name: t.departureNotFound })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoHorizontalScroll(page);
    const nextDepartures = page.getByRole('region', { name: t.nextDepartures });
    await nextDepartures.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/prebook\?tour=\d+&itinerary=\d+/);
    await expect(page.getByRole('link', { name: t.book })).toBeVisible();
  });
}
