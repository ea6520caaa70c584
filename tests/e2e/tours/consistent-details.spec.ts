import type { Locator } from '@playwright/test';
import { calculateAmounts, formatRupiah } from '../booking/party-amounts.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { departureWithSeats } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    bookingCard: 'Pemesanan',
    bookingSummary: 'Ringkasan pesanan',
    tax: 'PPN 1,1%',
    tipping: 'Tipping tour leader, pemandu, dan pengemudi',
    insurance: 'Asuransi perjalanan',
    total: 'Estimasi total',
  },
  en: {
    bookingCard: 'Booking',
    bookingSummary: 'Booking summary',
    tax: 'VAT 1.1%',
    tipping: 'Tips for tour leader, guides and drivers',
    insurance: 'Travel insurance',
    total: 'Estimated total',
  },
};

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: the tour page, the offer and the booking show the same costs and total`, async ({ page }) => {
    const { id, price } = await departureWithSeats();
    const { tax, tipping, total } = await calculateAmounts(17, price, 2);
    const costLines = [
      [t.tax, formatRupiah(tax)],
      [t.tipping, formatRupiah(tipping)],
      [t.total, formatRupiah(total)],
    ];
    const open = (path: string) => page.goto(inLanguage(language, path));
    const expectCosts = async (container: Locator, optional = container) => {
      for (const [name, amount] of costLines)
        await expect(
          container.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd'),
        ).toHaveText(amount ?? '');
      // Optional costs are listed separately and are not part of the total.
      await expect(optional.getByRole('listitem').filter({ hasText: t.insurance })).toContainText(
        formatRupiah(550_000),
      );
    };
    await open(`/group-tour/17?itinerary=${id}`);
    await expectCosts(page.getByRole('complementary', { name: t.bookingCard, exact: true }), page.locator('#dates'));
    await open(`/prebook?tour=17&itinerary=${id}`);
    await expectCosts(page.getByRole('main').getByRole('article'));
    await open(`/booking/17?itinerary=${id}`);
    await expectCosts(page.getByRole('complementary', { name: t.bookingSummary }));
  });
}
