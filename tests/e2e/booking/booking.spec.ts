import type { Page } from '@playwright/test';
import { profileCity, profileMark, profileMarks } from '../../support/privacy-rules.ts';
import { agreeAndSend, visibleButton } from '../support/actions.ts';
import { signedIn } from '../support/member-session.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { bookingsOf, changeDeparture, newMember } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { words as common } from '../support/words.ts';
import {
  holdDraft,
  memberAtReview,
  ownDeparture,
  readyDraft,
  reviewPath,
  type TourDeparture,
} from './booking-drafts.ts';
import { bookingWords } from './booking-words.ts';
import { figuresOf, rupiah as written } from './party-figures.ts';

test.use({ expectsFailures: true });

for (const [index, language] of languagesOfRun('en').entries()) {
  const w = bookingWords[language];
  const c = common[language];

  /** A tour of its own for every test in every language, so that prices and seats are the test's alone. */
  const departureOf = (tour: number) => ownDeparture(tour + index);

  const atReview = (page: Page, departure: TourDeparture, adults?: number) =>
    memberAtReview(page, language, departure, adults);
  const send = (page: Page) => visibleButton(page, c.send).click();
  const done = (page: Page) => page.getByRole('heading', { level: 1, name: c.done });
  const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  const rupiah = (amount: number) => new RegExp(`Rp\\s${String(amount).replace(/(?<=\d)(?=(\d{3})+$)/g, '\\.')}`);

  async function lookAway(page: Page) {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  test(`${language}: the profile fills the contact in, is not kept on the device, and comes back`, async ({ page }) => {
    const member = await newMember('profile');
    const departure = await departureOf(20);
    await signedIn(page, member);
    await page.goto(inLanguage(language, `/booking/${departure.tourId}?itinerary=${departure.id}&pax=1`));
    await expect(page.getByRole('heading', { name: w.fromProfile })).toBeVisible();
    for (const text of [member.email, profileCity]) await expect(page.locator('main')).toContainText(text);
    await page.getByRole('button', { name: c.changeContact }).click();
    await expect(page.getByLabel(c.email)).toHaveValue(member.email);
    await expect(page.getByLabel(c.city)).toHaveValue(profileCity);
    await page.getByLabel(c.title).selectOption({ label: c.titleValue });
    await visibleButton(page, c.toPassengers).click();
    await expect(page.getByLabel(c.copyContact)).toBeChecked();
    await expect(page.getByLabel(c.firstName)).toHaveValue('DEWI');
    await expect(page.getByLabel(c.dob)).toHaveValue(w.profileDob);
    await visibleButton(page, c.toReview).click();
    await expect(page).toHaveURL(/step=4/);
    await page.reload();
    // Nothing of it was written, and still nobody is sent back to an earlier step.
    await expect(page.getByText(member.email)).toBeVisible();
    await expect(page).toHaveURL(/step=4/);
    const text = await kept(page);
    expect(text).toContain('kelana.booking-drafts');
    for (const mark of [member.email, ...profileMarks]) expect(text).not.toContain(mark);
    const request = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/booking'));
    await agreeAndSend(page, language);
    expect((await request).postDataJSON()).toMatchObject({
      contact: { first_name: 'Dewi', email: member.email, city: profileCity },
      passengers: [{ first_name: 'DEWI', dob: profileMark.dob, passport_number: null, passport_expiry: null }],
    });
    await expect(done(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: w.details })).toContainText(member.email);
    for (const mark of [member.email, ...profileMarks]) expect(await kept(page)).not.toContain(mark);
  });

  test(`${language}: a draft without its profile says why the contact is empty and keeps the rest`, async ({
    page,
    faults,
  }) => {
    const departure = await departureOf(20);
    const draft = readyDraft(departure);
    const { contact } = draft.values;
    const prefilled = ['contact.first_name', 'contact.last_name', 'contact.email', 'contact.phone'];
    const values = { ...draft.values, contact: { ...contact, first_name: '', last_name: '', email: '', phone: '' } };
    const member = await newMember('unread');
    await holdDraft(page, member, { ...draft, values, prefilled });
    await faults.add({ operationId: 'getProfile', emptyBody: true });
    await page.goto(inLanguage(language, reviewPath(departure)));
    await expect(page.getByText(w.unread)).toBeVisible();
    await expect(page).toHaveURL(/step=2/);
    await expect(page.getByLabel(c.city)).toHaveValue('Jakarta');
    await faults.clear();
    await page.getByRole('button', { name: c.retry }).first().click();
    await expect(page.getByLabel(c.email)).toHaveValue(member.email);
    await holdDraft(page, null, { ...draft, values, prefilled });
    await page.goto(inLanguage(language, reviewPath(departure)));
    await expect(page.getByText(w.missing)).toBeVisible();
    await expect(page.getByLabel(c.city)).toHaveValue('Jakarta');
  });

  test(`${language}: a passport that follows later is said so, kept while editing, and sent empty`, async ({
    page,
  }) => {
    const departure = await departureOf(22);
    const member = await atReview(page, departure);
    await expect(page.getByText(w.toFollow)).toHaveCount(2);
    await page.getByRole('button', { name: w.change }).click();
    const second = page.getByRole('region', { name: `${c.guest} 2` });
    await second.getByLabel(w.later).uncheck();
    await second.getByLabel(w.passport).fill('x1234567');
    await second.getByLabel(w.expiry).fill('02 09 2031');
    await visibleButton(page, w.toReview).click();
    await expect(page.getByText(w.toFollow)).toHaveCount(1);
    await expect(page.getByText(/X1234567/)).toBeVisible();
    await page.getByRole('button', { name: w.change }).click();
    await expect(page.getByRole('region', { name: `${c.guest} 1` }).getByLabel(w.later)).toBeChecked();
    await expect(second.getByLabel(w.passport)).toHaveValue('x1234567');
    await visibleButton(page, w.toReview).click();
    const request = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/booking'));
    await send(page);
    expect((await request).postDataJSON().passengers).toMatchObject([
      { passport_number: null, passport_expiry: null },
      { passport_number: 'X1234567', passport_expiry: '2031-09-02' },
    ]);
    await expect(done(page)).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: a price that changed is shown at the review, accepted once, and not asked again`, async ({
    page,
  }) => {
    const departure = await departureOf(24);
    const now = departure.price + 1_000_000;
    await changeDeparture({ id: departure.id, price: now });
    const member = await atReview(page, departure);
    const question = page.getByRole('alert').filter({ hasText: w.priceChanged });
    await expect(question).toContainText(rupiah(departure.price));
    await expect(question).toContainText(rupiah(now));
    await expect(question).toContainText(written((await figuresOf(departure.tourId, now, 2)).total));
    await page.getByRole('button', { name: w.accept }).click();
    await expect(page.getByText(w.accepted)).toBeVisible();
    await send(page);
    await expect(done(page)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: a price that is not accepted leads to another date with everything kept`, async ({ page }) => {
    const departure = await departureOf(26);
    await changeDeparture({ id: departure.id, price: departure.price + 500_000 });
    const member = await atReview(page, departure);
    await expect(page.getByText(w.priceChanged)).toBeVisible();
    await page.getByRole('button', { name: w.changeDate }).click();
    await expect(page).toHaveURL(/step=1/);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await visibleButton(page, w.toReview).click();
    await expect(page.getByText('SARI WULANDARI')).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(0);
  });

  test(`${language}: seats lost while the tab was out of sight are said with what is left`, async ({ page }) => {
    const departure = await departureOf(33);
    const member = await atReview(page, departure, 8);
    // Not fewer than six: other tests look for departures that are nearly full.
    await changeDeparture({ id: departure.id, seat: 7 });
    // A reading that is still under way counts as the look.
    await expect(async () => {
      await lookAway(page);
      await expect(page.getByText(w.sevenLeft)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await send(page);
    await expect(page.getByRole('alert').filter({ hasText: w.sevenLeft })).toBeFocused();
    await page.getByRole('button', { name: w.changePax }).click();
    await page.getByRole('button', { name: w.fewer }).click();
    await visibleButton(page, w.toReview).click();
    await expect(page.getByText('RATNA WULANDARI').first()).toBeVisible();
    await expect(page.getByText(w.sevenLeft)).toHaveCount(0);
    await send(page);
    await expect(done(page)).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: a price that changes after the review is asked when sending`, async ({ page }) => {
    const departure = await departureOf(30);
    const member = await atReview(page, departure);
    await page.waitForLoadState('networkidle');
    const now = departure.price + 700_000;
    await changeDeparture({ id: departure.id, price: now });
    await send(page);
    const dialog = page.getByRole('alertdialog', { name: w.priceTitle });
    await dialog.getByRole('button', { name: w.no, exact: true }).click();
    await expect(page.getByText(w.notSent)).toBeVisible();
    await send(page);
    await dialog.getByRole('button', { name: w.yes, exact: true }).click();
    await expect(done(page)).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: a departure that cannot be checked says how old it is and lets the booking go on`, async ({
    page,
    faults,
  }) => {
    const departure = await departureOf(18);
    const member = await atReview(page, departure);
    await page.waitForLoadState('networkidle');
    await faults.add({ operationId: 'listItineraries', network: true });
    await lookAway(page);
    await expect(page.getByText(w.old)).toBeVisible();
    await faults.clear();
    await send(page);
    await expect(done(page)).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(1);
  });
}
