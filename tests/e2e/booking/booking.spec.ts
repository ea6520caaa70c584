import type { Page, Request } from '@playwright/test';
import { profileCity, profileSpellings, testProfile } from '../../support/privacy-rules.ts';
import { agreeAndSend, visibleButton } from '../support/actions.ts';
import { waitForDeferredParts, watchAnswers } from '../support/loaded-page.ts';
import { startMemberSession } from '../support/member-session.ts';
import { messages as commonMessages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { bookingsOf, changeDeparture, newMember } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import {
  completeDraft,
  openReviewAsNewMember,
  prepareDeparture,
  reviewPath,
  storeDraft,
  type TourDeparture,
} from './booking-drafts.ts';
import { bookingMessages } from './booking-messages.ts';
import { calculateAmounts, formatRupiah, rupiahPattern } from './party-amounts.ts';

const isBookingRequest = (request: Request) => request.method() === 'POST' && request.url().endsWith('/booking');

test.use({ expectsFailures: true });

for (const [index, language] of languagesOfRun('en').entries()) {
  const t = bookingMessages[language];
  const common = commonMessages[language];

  /** Takes a separate tour for each language, because tests change prices and seats. */
  const departureOf = (tour: number) => prepareDeparture(tour + index);

  const openReview = (page: Page, departure: TourDeparture, adults?: number) =>
    openReviewAsNewMember(page, language, departure, adults);
  const send = (page: Page) => visibleButton(page, common.send).click();
  const confirmation = (page: Page) => page.getByRole('heading', { level: 1, name: common.done });
  const storageText = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

  /** Acts as if the visitor returned to the tab, so that the review checks the departure, until it shows the text. */
  async function returnUntilShown(page: Page, text: string | RegExp) {
    // A request that is already pending counts as the check and may be older than the change: the event is repeated.
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText(text)).toBeVisible({ timeout: 1000 });
    }).toPass();
  }

  test(`${language}: the profile fills in the contact, is not stored on the device, and returns on reload`, async ({
    page,
  }) => {
    const member = await newMember('profile');
    const departure = await departureOf(20);
    await startMemberSession(page, member);
    await page.goto(inLanguage(language, `/booking/${departure.tourId}?itinerary=${departure.id}&pax=1`));
    await expect(page.getByRole('heading', { name: t.fromProfile })).toBeVisible();
    for (const text of [member.email, profileCity]) await expect(page.locator('main')).toContainText(text);
    await page.getByRole('button', { name: common.changeContact }).click();
    await expect(page.getByLabel(common.email)).toHaveValue(member.email);
    await expect(page.getByLabel(common.city)).toHaveValue(profileCity);
    await page.getByLabel(common.title).selectOption({ label: common.titleValue });
    await visibleButton(page, common.toPassengers).click();
    await expect(page.getByLabel(common.copyContact)).toBeChecked();
    await expect(page.getByLabel(common.firstName)).toHaveValue('DEWI');
    await expect(page.getByLabel(common.dob)).toHaveValue(t.profileDob);
    await visibleButton(page, common.toReview).click();
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
    await expect(page.getByRole('region', { name: t.details })).toContainText(member.email);
    for (const value of [member.email, ...profileSpellings]) expect(await storageText(page)).not.toContain(value);
  });

  test(`${language}: a draft without its profile says why the contact is empty and keeps the other values`, async ({
    page,
    faults,
  }) => {
    const departure = await departureOf(20);
    const draft = completeDraft(departure);
    const { contact } = draft.values;
    const prefilled = ['contact.first_name', 'contact.last_name', 'contact.email', 'contact.phone'];
    const values = { ...draft.values, contact: { ...contact, first_name: '', last_name: '', email: '', phone: '' } };
    const member = await newMember('unread');
    await storeDraft(page, member, { ...draft, values, prefilled });
    await faults.add({ operationId: 'getProfile', emptyBody: true });
    await page.goto(inLanguage(language, reviewPath(departure)));
    await expect(page.getByText(t.profileUnreadable)).toBeVisible();
    await expect(page).toHaveURL(/step=2/);
    await expect(page.getByLabel(common.city)).toHaveValue('Jakarta');
    await faults.clear();
    await page.getByRole('button', { name: common.retry }).first().click();
    await expect(page.getByLabel(common.email)).toHaveValue(member.email);
    await storeDraft(page, null, { ...draft, values, prefilled });
    await page.goto(inLanguage(language, reviewPath(departure)));
    await expect(page.getByText(t.profileNotStored)).toBeVisible();
    await expect(page.getByLabel(common.city)).toHaveValue('Jakarta');
  });

  test(`${language}: a passport to be added later is marked as such, also after editing, and is sent empty`, async ({
    page,
  }) => {
    const departure = await departureOf(22);
    const member = await openReview(page, departure);
    await expect(page.getByText(t.passportToFollow)).toHaveCount(2);
    await page.getByRole('button', { name: t.changeGuests }).click();
    const secondGuest = page.getByRole('region', { name: `${common.guest} 2` });
    await secondGuest.getByLabel(t.passportLater).uncheck();
    await secondGuest.getByLabel(t.passportNumber).fill('x1234567');
    await secondGuest.getByLabel(t.passportExpiry).fill('02 09 2031');
    await visibleButton(page, t.toReview).click();
    await expect(page.getByText(t.passportToFollow)).toHaveCount(1);
    await expect(page.getByText(/X1234567/)).toBeVisible();
    await page.getByRole('button', { name: t.changeGuests }).click();
    await expect(page.getByRole('region', { name: `${common.guest} 1` }).getByLabel(t.passportLater)).toBeChecked();
    await expect(secondGuest.getByLabel(t.passportNumber)).toHaveValue('x1234567');
    await visibleButton(page, t.toReview).click();
    const bookingRequest = page.waitForRequest(isBookingRequest);
    await send(page);
    expect((await bookingRequest).postDataJSON().passengers).toMatchObject([
      { passport_number: null, passport_expiry: null },
      { passport_number: 'X1234567', passport_expiry: '2031-09-02' },
    ]);
    await expect(confirmation(page)).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: a changed price is shown at the review, accepted there, and not asked about again`, async ({
    page,
  }) => {
    const departure = await departureOf(24);
    const newPrice = departure.price + 1_000_000;
    await changeDeparture({ id: departure.id, price: newPrice });
    const member = await openReview(page, departure);
    const priceAlert = page.getByRole('alert').filter({ hasText: t.priceChanged });
    await expect(priceAlert).toContainText(rupiahPattern(departure.price));
    await expect(priceAlert).toContainText(rupiahPattern(newPrice));
    await expect(priceAlert).toContainText(formatRupiah((await calculateAmounts(departure.tourId, newPrice, 2)).total));
    await page.getByRole('button', { name: t.acceptPrice }).click();
    await expect(page.getByText(t.priceAccepted)).toBeVisible();
    await send(page);
    await expect(confirmation(page)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: a visitor who refuses a price chooses another date and loses no input`, async ({ page }) => {
    const departure = await departureOf(26);
    await changeDeparture({ id: departure.id, price: departure.price + 500_000 });
    const member = await openReview(page, departure);
    await expect(page.getByText(t.priceChanged)).toBeVisible();
    await page.getByRole('button', { name: t.changeDate }).click();
    await expect(page).toHaveURL(/step=1/);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await visibleButton(page, t.toReview).click();
    await expect(page.getByText('SARI WULANDARI')).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(0);
  });

  test(`${language}: seats lost while the tab was hidden are reported with the number left`, async ({ page }) => {
    const departure = await departureOf(33);
    const member = await openReview(page, departure, 8);
    // Not fewer than six, because other tests search for departures with one to five seats.
    await changeDeparture({ id: departure.id, seat: 7 });
    await returnUntilShown(page, t.sevenSeatsLeft);
    await expect(page.getByRole('button', { name: common.send })).toHaveCount(0);
    await visibleButton(page, t.changeTrip).click();
    await page.getByRole('button', { name: t.removeAdult }).click();
    await visibleButton(page, t.toReview).click();
    await expect(page.getByText('RATNA WULANDARI').first()).toBeVisible();
    await expect(page.getByText(t.sevenSeatsLeft)).toHaveCount(0);
    await send(page);
    await expect(confirmation(page)).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: a price that changes after the review has to be accepted when sending`, async ({ page }) => {
    const departure = await departureOf(30);
    const answered = watchAnswers(page);
    const member = await openReview(page, departure);
    await waitForDeferredParts(page);
    await answered();
    await changeDeparture({ id: departure.id, price: departure.price + 700_000 });
    await send(page);
    const dialog = page.getByRole('alertdialog', { name: t.priceDialog });
    await dialog.getByRole('button', { name: t.cancel, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.notSent })).toBeVisible();
    await send(page);
    await dialog.getByRole('button', { name: t.sendAtNewPrice, exact: true }).click();
    await expect(confirmation(page)).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: a departure that cannot be checked again is marked as such and can still be booked`, async ({
    page,
    faults,
  }) => {
    const departure = await departureOf(18);
    const member = await openReview(page, departure);
    await faults.add({ operationId: 'listItineraries', network: true });
    await returnUntilShown(page, t.notRechecked);
    await faults.clear();
    await send(page);
    await expect(confirmation(page)).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(1);
  });
}
