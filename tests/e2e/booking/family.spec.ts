import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { agreeAndSend, visibleButton } from '../support/actions.ts';
import { signedIn } from '../support/member-session.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { noteTyped } from '../support/secrets.ts';
import { bookingsOf, newMember } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { words as common } from '../support/words.ts';
import { ownDeparture } from './booking-drafts.ts';
import { bookingWords } from './booking-words.ts';
import { figuresOf, rupiah } from './party-figures.ts';

const FAMILY = { adult: 2, child: 1, infant: 1 };

const words = {
  id: {
    card: 'Pemesanan',
    more: { child: 'Tambah anak', infant: 'Tambah bayi' },
    guests: { adult: '2 dewasa', child: '1 anak' },
    party: ['2 dewasa', '1 anak', '1 bayi'],
    tax: 'PPN 1,1%',
    taxInPdf: 'PPN: 1,1%',
    pdf: 'Unduh itinerary',
    changeTrip: 'Ubah tanggal dan peserta',
    total: 'Estimasi total',
    deposit: 'Uang muka',
    balance: 'Pelunasan',
  },
  en: {
    card: 'Booking',
    more: { child: 'More: children', infant: 'More: infants' },
    guests: { adult: '2 adults', child: '1 child' },
    party: ['2 adults', '1 child', '1 infant'],
    tax: 'PPN 1.1%',
    taxInPdf: 'PPN: 1.1%',
    pdf: 'Download itinerary',
    changeTrip: 'Change date and guests',
    total: 'Estimated total',
    deposit: 'Deposit',
    balance: 'Balance',
  },
};

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const yearsBefore = (iso: string, years: number) => {
  const [year, month, day] = iso.split('-');
  return `${day} ${month} ${Number(year) - years}`;
};

for (const [index, language] of languagesOfRun('id').entries()) {
  const w = words[language];
  const c = common[language];
  const amountOf = (place: Locator, name: string) =>
    place.getByRole('term').filter({ hasText: name }).first().locator('xpath=following-sibling::dd[1]');

  async function fillGuest(page: Page, number: number, name: string, birth: string) {
    const guest = page.getByRole('region', { name: `${c.guest} ${number}` });
    await guest.getByLabel(c.title).selectOption({ label: c.titleValue });
    await guest.getByLabel(c.firstName).fill(name);
    await guest.getByLabel(c.lastName).fill('Wulandari');
    await guest.getByLabel(c.dob).fill(birth);
  }

  test(`${language}: a family of four reads the same figures from the tour page to its reservation`, async ({
    page,
  }) => {
    const member = await newMember('family');
    noteTyped(member.email);
    const departure = await ownDeparture(4 + index);
    const { tourId, id, price } = departure;
    const couple = await figuresOf(tourId, price, 2);
    const family = await figuresOf(tourId, price, 3);
    await signedIn(page, member);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(inLanguage(language, `/group-tour/${tourId}?itinerary=${id}`));
    const card = page.getByRole('complementary', { name: w.card, exact: true });
    await expect(amountOf(card, w.total)).toHaveText(rupiah(couple.total));
    await card.getByRole('link', { name: c.book }).click();

    const summary = page.getByRole('complementary', { name: bookingWords[language].summary });
    await expect(amountOf(summary, w.total)).toHaveText(rupiah(couple.total));
    await page.getByRole('button', { name: w.changeTrip }).click();
    await page.getByRole('button', { name: w.more.child }).click();
    await page.getByRole('button', { name: w.more.infant }).click();
    const expectFigures = async (place: Locator) => {
      await expect(amountOf(place, w.guests.adult)).toHaveText(rupiah(2 * price));
      await expect(amountOf(place, w.guests.child)).toHaveText(rupiah(price));
      await expect(amountOf(place, w.tax)).toHaveText(rupiah(family.tax));
      await expect(amountOf(place, 'Tipping')).toHaveText(rupiah(family.tipping));
      await expect(amountOf(place, w.total)).toHaveText(rupiah(family.total));
      await expect(amountOf(place, w.deposit)).toHaveText(rupiah(family.deposit));
      await expect(amountOf(place, w.balance)).toHaveText(rupiah(family.total - family.deposit));
    };
    await expectFigures(summary);

    await visibleButton(page, c.toContact).click();
    await page.getByLabel(c.title).selectOption({ label: c.titleValue });
    await visibleButton(page, c.toPassengers).click();
    await fillGuest(page, 1, 'Ratna', '14 05 1986');
    await fillGuest(page, 2, 'Sari', '02 11 1990');
    await fillGuest(page, 3, 'Dewi', yearsBefore(departure.to, 6));
    await fillGuest(page, 4, 'Bayu', yearsBefore(yesterday, 0));
    await visibleButton(page, c.toReview).click();
    await expect(page).toHaveURL(/step=4/);
    await expectFigures(page.getByRole('main'));

    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/tours/booking'),
    );
    await agreeAndSend(page, language);
    expect((await sent).postDataJSON()).toMatchObject({ pax: FAMILY, rooms: [{ type: 'triple', count: 1 }] });
    await expect(page.getByRole('heading', { level: 1, name: c.done })).toBeVisible();
    await expectFigures(page.getByRole('region', { name: bookingWords[language].details }));

    const code = await page
      .getByText(/^KLN-[A-Z0-9]{6}$/)
      .first()
      .textContent();
    await page.goto(inLanguage(language, '/account/booking'));
    const row = page.getByRole('article').filter({ hasText: code ?? '' });
    await expect(amountOf(row, w.total)).toHaveText(rupiah(family.total));
    await expect(amountOf(row, w.deposit)).toContainText(rupiah(family.deposit));
    for (const guests of w.party) await expect(row).toContainText(guests);

    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: w.pdf }).click();
    const file = readFileSync(await (await download).path());
    const { text } = await extractText(new Uint8Array(file), { mergePages: true });
    const readable = text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
    for (const amount of [price, family.tipping / 3]) expect(readable).toContain(rupiah(amount).replace('\u00a0', ' '));
    expect(readable).toContain(w.taxInPdf);

    const [booking] = await bookingsOf(member);
    expect(booking).toMatchObject({
      pax: FAMILY,
      date: departure.from,
      arrival_date: departure.to,
      payment: { total: family.total, deposit: family.deposit, paid: 0 },
    });
  });
}
