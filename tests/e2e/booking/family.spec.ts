import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { agreeAndSend, visibleButton } from '../support/actions.ts';
import { startMemberSession } from '../support/member-session.ts';
import { messages as commonMessages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { allowTypedText } from '../support/secrets.ts';
import { bookingsOf, newMember } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { prepareDeparture } from './booking-drafts.ts';
import { bookingMessages } from './booking-messages.ts';
import { calculateAmounts, formatRupiah } from './party-amounts.ts';

const FAMILY = { adult: 2, child: 1, infant: 1 };

const messages = {
  id: {
    card: 'Pemesanan',
    saleBar: 'Pesan tour ini',
    addGuest: { child: 'Tambah anak', infant: 'Tambah bayi' },
    guests: { adult: '2 dewasa', child: '1 anak' },
    partyParts: ['2 dewasa', '1 anak', '1 bayi'],
    taxLabel: 'PPN 1,1%',
    taxInPdf: 'PPN: 1,1%',
    tippingLabel: 'Tipping',
    downloadPdf: 'Unduh itinerary',
    changeTrip: 'Ubah tanggal dan peserta',
    total: 'Estimasi total',
    deposit: 'Uang muka',
    balance: 'Pelunasan',
  },
  en: {
    card: 'Booking',
    saleBar: 'Book this tour',
    addGuest: { child: 'More: children', infant: 'More: infants' },
    guests: { adult: '2 adults', child: '1 child' },
    partyParts: ['2 adults', '1 child', '1 infant'],
    taxLabel: 'VAT 1.1%',
    taxInPdf: 'VAT: 1.1%',
    tippingLabel: 'Tips for',
    downloadPdf: 'Download itinerary',
    changeTrip: 'Change date and guests',
    total: 'Estimated total',
    deposit: 'Deposit',
    balance: 'Balance',
  },
};

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** Returns the date so many years before an ISO date, as a visitor types it: `DD MM YYYY`. */
const yearsBefore = (iso: string, years: number) => {
  const [year, month, day] = iso.split('-');
  return `${day} ${month} ${Number(year) - years}`;
};

for (const [index, language] of languagesOfRun('id').entries()) {
  const t = messages[language];
  const common = commonMessages[language];
  const amountOf = (container: Locator, label: string) =>
    container.getByRole('term').filter({ hasText: label }).first().locator('xpath=following-sibling::dd[1]');

  async function fillGuest(page: Page, guestNumber: number, firstName: string, birthDate: string) {
    const guest = page.getByRole('region', { name: `${common.guest} ${guestNumber}` });
    await guest.getByLabel(common.title).selectOption({ label: common.titleValue });
    await guest.getByLabel(common.firstName).fill(firstName);
    await guest.getByLabel(common.lastName).fill('Wulandari');
    await guest.getByLabel(common.dob).fill(birthDate);
  }

  for (const width of [1280, 360]) {
    const isPhone = width === 360;
    test(`${language}: a family of four sees the same amounts from the tour page to its reservation at ${width} px`, {
      tag: isPhone ? [] : '@translated',
    }, async ({ page }) => {
      const member = await newMember('family');
      allowTypedText(member.email);
      const departure = await prepareDeparture(4 + index);
      const { tourId, id, price } = departure;
      const twoGuests = await calculateAmounts(tourId, price, 2);
      // The infant does not pay.
      const family = await calculateAmounts(tourId, price, 3);
      await startMemberSession(page, member);

      await page.setViewportSize({ width, height: 800 });
      await page.goto(inLanguage(language, `/group-tour/${tourId}?itinerary=${id}`));
      const card = page.getByRole('complementary', { name: isPhone ? t.saleBar : t.card, exact: true });
      if (isPhone) await expect(card).toContainText(formatRupiah(price));
      else await expect(amountOf(card, t.total)).toHaveText(formatRupiah(twoGuests.total));
      await card.getByRole('link', { name: common.book }).click();

      const summary = page.getByRole('complementary', { name: bookingMessages[language].summary });
      // On small screens the bar has the only amount beside the button.
      const expectBarTotal = async (total: number) => {
        const bar = page.getByRole('complementary', { name: t.total, exact: true });
        if (isPhone) await expect(bar.getByText(formatRupiah(total), { exact: true })).toBeVisible();
      };
      await expect(amountOf(summary, t.total)).toHaveText(formatRupiah(twoGuests.total));
      await expectBarTotal(twoGuests.total);
      await page.getByRole('button', { name: t.changeTrip }).click();
      await page.getByRole('button', { name: t.addGuest.child }).click();
      await page.getByRole('button', { name: t.addGuest.infant }).click();
      const expectFigures = async (container: Locator) => {
        await expect(amountOf(container, t.guests.adult)).toHaveText(formatRupiah(2 * price));
        await expect(amountOf(container, t.guests.child)).toHaveText(formatRupiah(price));
        await expect(amountOf(container, t.taxLabel)).toHaveText(formatRupiah(family.tax));
        await expect(amountOf(container, t.tippingLabel)).toHaveText(formatRupiah(family.tipping));
        await expect(amountOf(container, t.total)).toHaveText(formatRupiah(family.total));
        await expect(amountOf(container, t.deposit)).toHaveText(formatRupiah(family.deposit));
        await expect(amountOf(container, t.balance)).toHaveText(formatRupiah(family.total - family.deposit));
      };
      await expectFigures(summary);
      await expectBarTotal(family.total);

      await visibleButton(page, common.toContact).click();
      await page.getByLabel(common.title).selectOption({ label: common.titleValue });
      await visibleButton(page, common.toPassengers).click();
      const guests = [
        ['Ratna', '14 05 1986'],
        ['Sari', '02 11 1990'],
        ['Dewi', yearsBefore(departure.to, 6)],
        ['Bayu', yearsBefore(yesterday, 0)],
      ] as const;
      for (const [position, [firstName, birthDate]] of guests.entries()) {
        // Small screens show one incomplete guest at a time; the profile completes the first one.
        if (isPhone && position === 0) continue;
        if (isPhone && position > 1) await visibleButton(page, common.nextGuest).click();
        await fillGuest(page, position + 1, firstName, birthDate);
      }
      await visibleButton(page, common.toReview).click();
      await expect(page).toHaveURL(/step=4/);
      await expectFigures(page.getByRole('main'));
      await expectBarTotal(family.total);

      const bookingRequest = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/tours/booking'),
      );
      await agreeAndSend(page, language);
      expect((await bookingRequest).postDataJSON()).toMatchObject({
        pax: FAMILY,
        rooms: [{ type: 'triple', count: 1 }],
      });
      await expect(page.getByRole('heading', { level: 1, name: common.done })).toBeVisible();
      await expectFigures(page.getByRole('region', { name: bookingMessages[language].details }));

      const code = await page
        .getByText(/^KLN-[A-Z0-9]{6}$/)
        .first()
        .textContent();
      await page.goto(inLanguage(language, '/account/booking'));
      const bookingRow = page.getByRole('article').filter({ hasText: code ?? '' });
      await expect(amountOf(bookingRow, t.total)).toHaveText(formatRupiah(family.total));
      await expect(amountOf(bookingRow, t.deposit)).toContainText(formatRupiah(family.deposit));
      for (const guests of t.partyParts) await expect(bookingRow).toContainText(guests);

      const download = page.waitForEvent('download');
      await bookingRow.getByRole('button', { name: t.downloadPdf }).click();
      const pdf = readFileSync(await (await download).path());
      const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
      const pdfText = text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
      for (const amount of [price, family.tipping / 3])
        expect(pdfText).toContain(formatRupiah(amount).replace('\u00a0', ' '));
      expect(pdfText).toContain(t.taxInPdf);

      const [booking] = await bookingsOf(member);
      expect(booking).toMatchObject({
        pax: FAMILY,
        date: departure.from,
        arrival_date: departure.to,
        payment: { total: family.total, deposit: family.deposit, paid: 0 },
      });
    });
  }
}
