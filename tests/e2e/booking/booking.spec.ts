import type { Page } from '@playwright/test';
import { profileCity, profileSpellings, testProfile } from '../../support/privacy-rules.ts';
import { agreeAndSend, isBookingRequest, startMemberSession, visibleButton } from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { bookingsOf, changeDeparture, newMember } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import {
  calculateAmounts,
  formatRupiah,
  openReviewAsNewMember,
  prepareDeparture,
  rupiahPattern,
} from './booking-drafts.ts';

test.use({ expectsFailures: true });

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  const send = (page: Page) => visibleButton(page, t.send).click();
  const confirmation = (page: Page) => page.getByRole('heading', { level: 1, name: t.done });
  const storageText = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

  test(`${language}: the profile fills in the contact, also after a reload, and is not stored`, async ({ page }) => {
    const member = await newMember('profile');
    const departure = await prepareDeparture(20);
    await startMemberSession(page, member);
    await page.goto(inLanguage(language, `/booking/${departure.tourId}?itinerary=${departure.id}&pax=1`));
    await expect(page.getByRole('heading', { name: t('booking:contact.known') })).toBeVisible();
    for (const text of [member.email, profileCity]) await expect(page.locator('main')).toContainText(text);
    await page.getByRole('button', { name: t('booking:contact.change') }).click();
    await expect(page.getByLabel(t.email)).toHaveValue(member.email);
    await expect(page.getByLabel(t('booking:field.city'))).toHaveValue(profileCity);
    await page.getByLabel(t('booking:field.title')).selectOption({ label: t('booking:titles.Mrs') });
    await visibleButton(page, t.toPassengers).click();
    await expect(page.getByLabel(t('booking:passenger.isContact'))).toBeChecked();
    await expect(page.getByLabel(t('booking:field.first_name'))).toHaveValue('DEWI');
    await expect(page.getByLabel(t('booking:field.dob'))).toHaveValue(
      { id: '27 Agu 1979', en: '27 Aug 1979' }[language],
    );
    await visibleButton(page, t.toReview).click();
    await expect(page).toHaveURL(/step=4/);
    await page.reload();
    // The profile is not in storage, but the wizard does not return to an earlier step for that.
    await expect(page.getByText(member.email)).toBeVisible();
    await expect(page).toHaveURL(/step=4/);
    const stored = await storageText(page);
    expect(stored).toContain('kelana.booking-drafts');
    for (const value of [member.email, ...profileSpellings]) expect(stored).not.toContain(value);
    const bookingRequest = page.waitForRequest(isBookingRequest);
    await agreeAndSend(page, language);
    expect((await bookingRequest).postDataJSON()).toMatchObject({
      contact: { first_name: 'Dewi', email: member.email, city: profileCity },
      passengers: [{ first_name: 'DEWI', dob: testProfile.dob, passport_number: null, passport_expiry: null }],
    });
    await expect(confirmation(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: t('booking:done.details') })).toContainText(member.email);
    for (const value of [member.email, ...profileSpellings]) expect(await storageText(page)).not.toContain(value);
  });

  test(`${language}: a changed price can be refused without losing input, and is accepted only once`, async ({
    page,
  }) => {
    const departure = await prepareDeparture(24);
    const newPrice = departure.price + 1_000_000;
    await changeDeparture({ id: departure.id, price: newPrice });
    const member = await openReviewAsNewMember(page, language, departure);
    await expect(page.getByText(t('booking:review.later'))).toHaveCount(2);
    const priceAlert = page.getByRole('alert').filter({ hasText: t.like('booking:outcome.priceChanged') });
    await test.step('a visitor who refuses chooses another date', async () => {
      await page.getByRole('button', { name: t('booking:outcome.changeDate') }).click();
      await expect(page).toHaveURL(/step=1/);
      await expect(page.getByRole('radio').first()).toBeVisible();
      await visibleButton(page, t.backToReview).click();
      await expect(page.getByText('SARI WULANDARI')).toBeVisible();
      expect(await bookingsOf(member)).toHaveLength(0);
    });
    await expect(priceAlert).toContainText(rupiahPattern(departure.price));
    await expect(priceAlert).toContainText(rupiahPattern(newPrice));
    await expect(priceAlert).toContainText(
      formatRupiah((await calculateAmounts(departure.tourId, 2 * newPrice, 2)).total),
    );
    await page.getByRole('button', { name: t('booking:outcome.accept') }).click();
    await expect(page.getByText(t.like('booking:outcome.accepted'))).toBeVisible();
    await send(page);
    await expect(confirmation(page)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await bookingsOf(member)).toHaveLength(1);
  });
}
