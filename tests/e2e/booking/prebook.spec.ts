import { languagesOfRun } from '../support/run-size.ts';
import { nearlyFullDepartures, roomyDeparture } from '../support/service-host.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';

const words = {
  id: {
    go: 'Lanjut pesan',
    signIn: 'Masuk dulu',
    reduced: /paling banyak \d+ orang/,
    gone: 'Keberangkatan ini tidak lagi ditawarkan',
    unfinished: 'Tautan ini belum lengkap',
    unfound: 'Keberangkatan ini belum kami temukan',
    noTour: 'Tour ini tidak kami temukan',
    chooser: 'Berangkat paling dekat',
    dates: 'Pilih tanggal keberangkatan',
  },
  en: {
    go: 'Continue to booking',
    signIn: 'Sign in first',
    reduced: /takes at most \d+ (person|people)/,
    gone: 'This departure is no longer offered',
    unfinished: 'This link is not complete',
    unfound: 'We could not find this departure',
    noTour: 'We could not find this tour',
    chooser: 'Leaving soonest',
    dates: 'Choose a departure date',
  },
};

for (const language of languagesOfRun('id')) {
  const w = words[language];

  test(`${language}: a shared link shows one departure and leads into its booking`, async ({ page }) => {
    const { id } = await roomyDeparture();
    await page.goto(inLanguage(language, `/prebook?tour=17&itinerary=${id}&pax=2`));
    await expect(page.getByRole('heading', { name: /Turki Lengkap/ })).toBeVisible();
    const place = `/booking/17?itinerary=${id}&pax=2&source=prebook`;
    await expect(page.getByRole('link', { name: w.go })).toHaveAttribute('href', inLanguage(language, place));
    await expect(page.getByRole('link', { name: w.signIn })).toHaveAttribute(
      'href',
      inLanguage(language, `/auth/sign-in?from=${encodeURIComponent(place)}`),
    );
    await page.getByRole('link', { name: w.go }).click();
    await expect(page).toHaveURL(/source=prebook/);
  });

  test(`${language}: a short link finds the tour, and more guests than seats are said`, async ({ page }) => {
    const [few] = await nearlyFullDepartures();
    await page.goto(inLanguage(language, `/prebook?itinerary=${few?.id}&pax=6`));
    await expect(page.getByText(w.reduced)).toBeVisible();
  });

  test(`${language}: a link to a tour alone lists its dates, and the guests go along`, async ({ page }) => {
    const { id, periode } = await roomyDeparture();
    await page.goto(inLanguage(language, '/prebook?tour=17&pax=4'));
    const dates = page.getByRole('region', { name: w.dates });
    await expect(dates).toContainText('Turki Lengkap');
    await expect(page.getByText(w.unfinished)).toHaveCount(0);
    const links = dates.getByRole('link', { name: /20\d\d - / });
    for (const link of await links.all())
      expect(await link.getAttribute('href')).toMatch(/\/prebook\?tour=17&itinerary=\d+&pax=4$/);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSideways(page);
    await dates.locator(`a[href*="itinerary=${id}&"]`).click();
    await expect(page).toHaveURL(new RegExp(`/prebook\\?tour=17&itinerary=${id}&pax=4$`));
    await expect(page.getByText(new RegExp(`^${periode.slice(0, 2)}.*2027`)).first()).toBeVisible();
    await expect(page.getByRole('link', { name: w.go })).toHaveAttribute('href', /itinerary=\d+&pax=4&source=prebook$/);
  });

  test.describe('with a tour that nobody offers', () => {
    test.use({ expectsFailures: true });

    test(`${language}: the link says so and lists the next departures`, async ({ page }) => {
      await page.goto(inLanguage(language, '/prebook?tour=9999'));
      await expect(page.getByRole('heading', { name: w.noTour })).toBeVisible();
      await expect(page.getByText(w.unfinished)).toHaveCount(0);
      await expect(page.getByRole('region', { name: w.chooser }).getByRole('link').first()).toBeVisible();
    });
  });

  test(`${language}: an unknown departure and a bare address each say so`, async ({ page }) => {
    await page.goto(inLanguage(language, '/prebook?tour=17&itinerary=999999'));
    await expect(page.getByRole('heading', { name: w.gone })).toBeVisible();
    await expect(page.getByRole('region', { name: w.dates }).getByRole('link', { name: /20\d\d - / })).not.toHaveCount(
      0,
    );
    await expect(page.getByRole('region', { name: w.chooser })).toHaveCount(0);
    await page.goto(inLanguage(language, '/prebook'));
    await expect(page.getByRole('heading', { name: w.unfinished })).toBeVisible();
    await page.goto(inLanguage(language, '/prebook?itinerary=999999'));
    await expect(page.getByRole('heading', { name: w.unfound })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSideways(page);
    const chooser = page.getByRole('region', { name: w.chooser });
    await chooser.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/prebook\?tour=\d+&itinerary=\d+/);
    await expect(page.getByRole('link', { name: w.go })).toBeVisible();
  });
}
