import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { extractText } from 'unpdf';
import {
  agreeAndSend,
  answerParty,
  isBookingRequest,
  reservationCode,
  startMemberSession,
  visibleButton,
} from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { allowTypedText } from '../support/secrets.ts';
import { bookingsOf, newMember } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { calculateAmounts, formatRupiah, prepareDeparture } from './booking-drafts.ts';

const FAMILY = { adult: 2, child: 1, infant: 1 };

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** Returns the date so many years before an ISO date, as a visitor types it: `DD MM YYYY`. */
const yearsBefore = (iso: string, years: number) => {
  const [year, month, day] = iso.split('-');
  return `${day} ${month} ${Number(year) - years}`;
};

for (const language of languagesOfRun('id')) {
  const t = messages[language];
  const amountOf = (container: Locator, label: string | RegExp) =>
    container.getByRole('term').filter({ hasText: label }).first().locator('xpath=following-sibling::dd[1]');

  async function fillGuest(page: Page, guestNumber: number, firstName: string, birthDate: string) {
    const guest = page.getByRole('region', { name: t('booking:passenger.title', { n: guestNumber }) });
    const title = guest.getByLabel(t('booking:field.title'));
    // Children have none.
    if (guestNumber > FAMILY.adult) await expect(title).toHaveCount(0);
    else await title.selectOption({ label: t('booking:titles.Mrs') });
    await guest.getByLabel(t('booking:field.first_name')).fill(firstName);
    await guest.getByLabel(t('booking:field.last_name')).fill('Wulandari');
    await guest.getByLabel(t('booking:field.dob')).fill(birthDate);
  }

  for (const width of [1280, 360]) {
    const isPhone = width === 360;
    test(`${language}: a family of four sees the same amounts from the tour page to its reservation at ${width} px`, {
      tag: isPhone ? [] : '@translated',
    }, async ({ page }) => {
      const member = await newMember('family');
      allowTypedText(member.email);
      const departure = await prepareDeparture(4);
      const { tourId, id, price, childPrice, infantPrice } = departure;
      const family = await calculateAmounts(tourId, 2 * price + childPrice + infantPrice, 3);
      await startMemberSession(page, member);

      await page.setViewportSize({ width, height: 800 });
      await page.goto(inLanguage(language, `/group-tour/${tourId}?itinerary=${id}`));
      const card = page.getByRole('complementary', {
        name: isPhone ? t('tour-detail:card.buyBar') : t('tour-detail:card.label'),
        exact: true,
      });
      await card.getByRole('button', { name: t('common:party.adult', { count: 1 }) }).click();
      await answerParty(page, language, { adult: 1, child: 1, infant: 1 });
      if (isPhone) await expect(card.getByText(formatRupiah(family.total), { exact: true })).toBeVisible();
      const sum = isPhone ? page.getByRole('region', { name: t('tour-detail:dates.title') }) : card;
      await expect(amountOf(sum, t('common:cost.total'))).toHaveText(formatRupiah(family.total));
      await card.getByRole('link', { name: t.book }).click();

      const summary = page.getByRole('complementary', { name: t('booking:summary.label') });
      // On small screens the bar has the only amount beside the button.
      const expectBarTotal = async (total: number) => {
        const bar = page.getByRole('complementary', { name: t('common:cost.total'), exact: true });
        if (isPhone) await expect(bar.getByText(formatRupiah(total), { exact: true })).toBeVisible();
      };
      const expectCost = async (container: Locator) => {
        await expect(amountOf(container, t('common:party.adult', { count: 2 }))).toHaveText(formatRupiah(2 * price));
        await expect(amountOf(container, t('common:party.child', { count: 1 }))).toHaveText(formatRupiah(childPrice));
        await expect(amountOf(container, t('common:party.infant', { count: 1 }))).toHaveText(formatRupiah(infantPrice));
        await expect(amountOf(container, /^(PPN 1,1%|VAT 1\.1%)/)).toHaveText(formatRupiah(family.tax));
        await expect(amountOf(container, /^(Tipping|Tips for)/)).toHaveText(formatRupiah(family.tipping));
        await expect(amountOf(container, t('common:cost.total'))).toHaveText(formatRupiah(family.total));
      };
      const expectFigures = async (container: Locator) => {
        await expectCost(container);
        await expect(amountOf(container, t('common:cost.deposit'))).toHaveText(formatRupiah(family.deposit));
        await expect(amountOf(container, t('common:cost.balance'))).toHaveText(
          formatRupiah(family.total - family.deposit),
        );
      };
      await expectFigures(summary);
      await expectBarTotal(family.total);

      await page.getByLabel(t('booking:field.title')).selectOption({ label: t('booking:titles.Mrs') });
      await visibleButton(page, t.toPassengers).click();
      const guests = [
        ['Ratna', '14 05 1986'],
        ['Sari', '02 11 1990'],
        ['Dewi', yearsBefore(departure.to, 6)],
        ['Bayu', yearsBefore(yesterday, 0)],
      ] as const;
      for (const [position, [firstName, birthDate]] of guests.entries()) {
        // Small screens show one incomplete guest at a time; the profile completes the first one.
        if (isPhone && position === 0) continue;
        if (isPhone && position > 1) await visibleButton(page, t.nextGuest).click();
        await fillGuest(page, position + 1, firstName, birthDate);
      }
      await visibleButton(page, t.toReview).click();
      await expect(page).toHaveURL(/step=4/);
      await expectFigures(page.getByRole('main'));
      await expectBarTotal(family.total);

      const bookingRequest = page.waitForRequest(isBookingRequest);
      await agreeAndSend(page, language);
      expect((await bookingRequest).postDataJSON()).toMatchObject({
        pax: FAMILY,
        rooms: [{ type: 'triple', count: 1 }],
      });
      await expect(page.getByRole('heading', { level: 1, name: t.done })).toBeVisible();
      await expectCost(page.getByRole('region', { name: t('booking:done.details') }));
      const steps = page.getByRole('region', { name: t('booking:done.next') });
      for (const amount of [family.deposit, family.total - family.deposit]) {
        await expect(steps.getByText(formatRupiah(amount))).toBeVisible();
      }

      const code = await reservationCode(page).textContent();
      await page.goto(inLanguage(language, `/account/booking/${code}`));
      const trip = page.getByRole('main');
      await expect(amountOf(trip, t('common:cost.total'))).toHaveText(formatRupiah(family.total));
      await expect(amountOf(trip, t('common:cost.deposit'))).toContainText(formatRupiah(family.deposit));
      for (const [kind, count] of Object.entries(FAMILY)) {
        await expect(trip).toContainText(t(`common:party.${kind}`, { count }));
      }

      const download = page.waitForEvent('download');
      await trip.getByRole('button', { name: t('account:papers.pdf') }).click();
      const pdf = readFileSync(await (await download).path());
      const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
      const pdfText = text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
      for (const amount of [price, family.tipping / 3])
        expect(pdfText).toContain(formatRupiah(amount).replace('\u00a0', ' '));
      expect(pdfText).toMatch(/PPN: 1,1%|VAT: 1\.1%/);

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
