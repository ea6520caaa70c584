import { roomyDeparture } from './service-host.ts';
import { expect, inLanguage, type Language, test } from './test.ts';

const words = {
  id: {
    card: 'Pemesanan',
    summary: 'Ringkasan pesanan',
    sure: 'Pasti berangkat',
  },
  en: { card: 'Booking', summary: 'Booking summary', sure: 'Guaranteed departure' },
};

// The operator's own words, in both languages.
const vat = /PPN 1,1%\s*dihitung dari harga paket/;
const GUARANTEED_TOUR = 7;

for (const language of ['id', 'en'] as Language[]) {
  const w = words[language];

  test(`${language}: tour page, booking and offer name the same extra costs, also one without an amount`, async ({
    page,
  }) => {
    const { id } = await roomyDeparture();
    const open = (path: string) => page.goto(inLanguage(language, path));
    await open(`/group-tour/17?itinerary=${id}`);
    await expect(page.getByRole('complementary', { name: w.card, exact: true })).toContainText(vat);
    await open(`/booking/17?itinerary=${id}`);
    await expect(page.getByRole('complementary', { name: w.summary })).toContainText(vat);
    await open(`/prebook?tour=17&itinerary=${id}`);
    await expect(page.getByRole('main').getByRole('article')).toContainText(vat);
  });

  test(`${language}: the booking names a guaranteed departure as the tour page does`, async ({ page }) => {
    await page.goto(inLanguage(language, `/group-tour/${GUARANTEED_TOUR}`));
    await expect(page.locator('#dates').getByText(w.sure, { exact: true }).first()).toBeVisible();
    await page.goto(inLanguage(language, `/booking/${GUARANTEED_TOUR}`));
    await expect(page.getByRole('radiogroup').getByText(w.sure, { exact: true }).first()).toBeVisible();
  });
}
