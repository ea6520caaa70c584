import type { Page } from '@playwright/test';
import { agreeAndSend, answerParty, reservationCode, startMemberSession, visibleButton } from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { allowTypedText } from '../support/secrets.ts';
import { bookingsOf, departureWithSeats, newMember } from '../support/service-host.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

declare global {
  interface Window {
    presses: number;
  }
}

/** Counts every press of the visitor; a press of a label presses its field too. */
const countPresses = (page: Page) =>
  page.addInitScript(() => {
    window.presses = 0;
    document.addEventListener('pointerdown', () => {
      window.presses += 1;
    });
  });

/** Returns the amounts of a text: `Rp 208.151.600`. */
const amountsIn = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ').match(/Rp [\d.]+/g) ?? [];

for (const language of languagesOfRun('id')) {
  const t = messages[language];
  const family = [t('common:party.adult', { count: 2 }), t('common:party.child', { count: 2 })].join(', ');

  for (const { width, height, most } of [
    { width: 1280, height: 860, most: 12 },
    { width: 360, height: 760, most: 14 },
  ]) {
    test(`${language}: a family that says once who and when books in ${most} presses at ${width} px`, async ({
      page,
    }) => {
      const member = await newMember('family');
      allowTypedText(member.email);
      await startMemberSession(page, member);
      await page.setViewportSize({ width, height });
      await countPresses(page);
      await page.goto(inLanguage(language, '/'));
      const search = page.getByRole('form', { name: t('home:search.label') });
      await search.getByRole('button', { name: t('home:search.who') }).click();
      const month = page.getByRole('dialog').getByLabel(t('plan:when'));
      const value = await month
        .locator('option', { hasText: /Lebaran/ })
        .first()
        .getAttribute('value');
      await month.selectOption(value);
      await answerParty(page, language, { adult: 1, child: 2 });
      await search.getByRole('button', { name: t('home:search.submit') }).click();
      await expect(page).toHaveURL(new RegExp(`month=${value}&pax=2,2,0`));

      const heads = t('common:party.heads', { count: 4 });
      // The hot deals of the home page, which name totals too, may still be shown.
      const card = page
        .locator('#results')
        .getByRole('article')
        .filter({ hasText: t.like('common:party.total', { party: heads }) })
        .filter({ hasText: t('common:seats.available') })
        .first();
      const [total = ''] = amountsIn(await card.textContent());
      await card.getByRole('link').first().click();
      const book = page.getByRole('link', { name: t.book }).filter({ visible: true });
      const who = page.getByRole('button', { name: family }).filter({ visible: true });
      // The price, the party and the button are on the first screen.
      for (const part of [book, who]) await expect(part).toBeInViewport({ ratio: 1 });
      if (width > 1000) expect(amountsIn(await page.locator('aside').first().textContent())).toContain(total);
      await book.click();

      const summary = page.getByRole('complementary', { name: t('booking:summary.label') });
      await expect(summary).toContainText(total.replace(' ', '\u00a0'));
      await page.getByLabel(t('booking:field.title')).selectOption({ label: t('booking:titles.Mrs') });
      await visibleButton(page, t.toPassengers).click();
      const isPhone = width < 768;
      for (const [number, name, birthDate] of [
        [2, 'Sari', '02 11 1990'],
        [3, 'Dewi', '11 02 2019'],
        [4, 'Bima', '30 09 2020'],
      ] as const) {
        if (isPhone && number > 2) await visibleButton(page, t.nextGuest).click();
        const guest = page.getByRole('region', { name: t('booking:passenger.title', { n: number }) });
        if (number === 2)
          await guest.getByLabel(t('booking:field.title')).selectOption({ label: t('booking:titles.Mrs') });
        await guest.getByLabel(t('booking:field.first_name')).fill(name);
        await guest.getByLabel(t('booking:field.dob')).fill(birthDate);
      }
      await visibleButton(page, t.toReview).click();
      await expect(page.getByRole('main')).toContainText(total.replace(' ', '\u00a0'));
      await agreeAndSend(page, language);
      await expect(reservationCode(page)).toBeVisible();
      expect(await page.evaluate(() => window.presses)).toBeLessThanOrEqual(most);
      const [booking] = await bookingsOf(member);
      expect(booking).toMatchObject({ pax: { adult: 2, child: 2, infant: 0 } });
      expect(amountsIn(`Rp ${booking?.payment?.total?.toLocaleString('id')}`)).toEqual([total]);
    });
  }

  test(`${language}: a link carries the party, and every list after it is about the same people`, async ({ page }) => {
    const { id } = await departureWithSeats(language);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(inLanguage(language, '/group-tour?pax=3,0,1'));
    const party = [t('common:party.adult', { count: 3 }), t('common:party.infant', { count: 1 })].join(', ');
    const chip = page.getByRole('button', { name: party });
    await expect(chip).toBeVisible();
    const total = t.like('common:party.total', { party: t('common:party.heads', { count: 4 }) });
    await expect(page.getByRole('article').filter({ hasText: total }).first()).toBeVisible();
    await expectNoHorizontalScroll(page);
    await test.step('another page, and a reload of it', async () => {
      await page.goto(inLanguage(language, `/group-tour/17?itinerary=${id}`));
      await expect(page.getByRole('button', { name: party }).filter({ visible: true })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: party }).filter({ visible: true })).toBeVisible();
    });
    await test.step('a change on one page is kept when Back leads to an address with the old party', async () => {
      await page.goto(inLanguage(language, '/group-tour?pax=3,0,1'));
      await page.getByRole('article').getByRole('link').first().click();
      await page.getByRole('button', { name: party }).filter({ visible: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('plan:clear') })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: t('common:party.adult', { count: 1 }) }).first()).toBeAttached();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/group-tour')}$`));
      await expect(page.getByRole('button', { name: t('common:party.ask') })).toBeVisible();
      await expect(chip).toHaveCount(0);
    });
  });
}
