import { readFileSync } from 'node:fs';
import { agreeAndSend, answerParty, fillBooking, reservationCode, signIn, visibleButton } from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun, sampleOf } from '../support/run-size.ts';
import { bookingsOf, departureWithSeats, newMember } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

for (const language of languagesOfRun('id')) {
  for (const width of sampleOf([360, 1280], [360])) {
    test(`${language} at ${width} px: from the home page to a booking in My Tour Booking`, async ({ page }) => {
      const t = messages[language];
      const member = await newMember('journey');
      const departure = await departureWithSeats();
      await page.setViewportSize({ width, height: 800 });

      await page.goto(inLanguage(language, '/'));
      await page.getByPlaceholder(t.search).fill(t.turkey);
      await page.getByRole('option', { name: new RegExp(`^${t.turkey}`) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t.turkey);
      await page.getByRole('radio', { name: departure.periode }).check();
      await page.getByText('Cappadocia: Göreme, Kaymakli, Uchisar').click();
      await expect(page.getByText(/Göreme Open Air Museum/).first()).toBeVisible();

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t.download }).click();
      const pdf = await download;
      expect(pdf.suggestedFilename()).toBe(`Itinerary - ${t.turkey} Istanbul – Cappadocia – Pamukkale.pdf`);
      expect(
        readFileSync(await pdf.path())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');

      await page
        .getByRole('button', { name: t('common:party.adult', { count: 1 }) })
        .filter({ visible: true })
        .click();
      await answerParty(page, language, { adult: 1 });
      await page.getByRole('link', { name: t.book }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`/booking/17\\?.*itinerary=${departure.id}`));
      await test.step('the account forms replace a step, and Back returns to it', async () => {
        await expect(page.getByText(t('booking:wizard.needs.visitor'))).toBeVisible();
        const firstName = page.getByLabel(t('booking:field.first_name'));
        await firstName.fill('Ratna');
        await page.getByRole('link', { name: t('booking:account.signUp'), exact: true }).click();
        await expect(page.locator('main [name="confirm_password"]')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await page.goBack();
        await expect(firstName).toHaveValue('Ratna');
      });
      await fillBooking(page, language, { ...member, email: 'kantor@kelana.example' });
      await page.getByLabel(t.agree).check();
      await visibleButton(page, t.signInToSend).click();
      await expect(page.getByRole('link', { name: t('booking:account.back') })).toBeVisible();
      await signIn(page, language, member);

      await expect(page).toHaveURL(/\/booking\/17\?.*step=4/);
      const note = page.getByRole('status').filter({ hasText: t('booking:account.signedIn') });
      await expect(note).toBeFocused();
      for (const part of [note, visibleButton(page, t.send)]) await expect(part).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel(t.agree)).toBeChecked();
      await page.reload();
      await expect(page.getByText('kantor@kelana.example')).toBeVisible();
      await agreeAndSend(page, language);
      await expect(page.getByRole('heading', { name: t.done })).toBeVisible();
      await expect(page.getByText(t('common:server.booked')).first()).toBeVisible();
      const code = (await reservationCode(page).textContent()) ?? '';
      await page.reload();
      await expect(reservationCode(page)).toHaveText(code);

      await page.getByRole('link', { name: t('booking:done.trip') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t.turkey);
      await page.getByRole('link', { name: t('trip:back') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.bookings })).toBeVisible();
      const row = page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: code }).first();
      await expect(row).toContainText(t.turkey);
      await expect(row.getByText(t('account:status.booking'), { exact: true })).toBeVisible();
      expect(await bookingsOf(member)).toHaveLength(1);
    });
  }
}
