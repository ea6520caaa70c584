import type { Locator } from '@playwright/test';
import { figuresOf, rupiah } from '../booking/party-figures.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { roomyDeparture } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    card: 'Pemesanan',
    summary: 'Ringkasan pesanan',
    sure: 'Pasti berangkat',
    tax: 'PPN 1,1%',
    total: 'Estimasi total',
  },
  en: {
    card: 'Booking',
    summary: 'Booking summary',
    sure: 'Guaranteed departure',
    tax: 'PPN 1.1%',
    total: 'Estimated total',
  },
};

const GUARANTEED_TOUR = 7;

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: tour page, offer and booking add the same certain costs to the same total`, async ({ page }) => {
    const { id, price } = await roomyDeparture();
    const { tax, tipping, total } = await figuresOf(17, price, 2);
    const lines = [
      [t.tax, rupiah(tax)],
      ['Tipping tour leader, pemandu, dan pengemudi', rupiah(tipping)],
      [t.total, rupiah(total)],
    ];
    const open = (path: string) => page.goto(inLanguage(language, path));
    const expectLines = async (place: Locator) => {
      for (const [name, amount] of lines)
        await expect(
          place.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd'),
        ).toHaveText(amount ?? '');
      // Costs that may be added stand below, and in no total.
      await expect(place.getByRole('listitem').filter({ hasText: 'Asuransi perjalanan' })).toContainText(
        rupiah(550_000),
      );
    };
    await open(`/group-tour/17?itinerary=${id}`);
    await expectLines(page.getByRole('complementary', { name: t.card, exact: true }));
    await open(`/prebook?tour=17&itinerary=${id}`);
    await expectLines(page.getByRole('main').getByRole('article'));
    await open(`/booking/17?itinerary=${id}`);
    await expectLines(page.getByRole('complementary', { name: t.summary }));
  });

  test(`${language}: the booking names a guaranteed departure as the tour page does`, async ({ page }) => {
    await page.goto(inLanguage(language, `/group-tour/${GUARANTEED_TOUR}`));
    await expect(page.locator('#dates').getByText(t.sure, { exact: true }).first()).toBeVisible();
    await page.goto(inLanguage(language, `/booking/${GUARANTEED_TOUR}`));
    await expect(page.getByRole('radiogroup').getByText(t.sure, { exact: true }).first()).toBeVisible();
  });
}
