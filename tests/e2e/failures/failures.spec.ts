import type { Page } from '@playwright/test';
import { agreeAndSend, fillBooking, signIn, visibleButton } from '../support/actions.ts';
import { languagesOfRun } from '../support/run-size.ts';
import {
  bookingsOf,
  bookSeats,
  changeDeparture,
  expireSessions,
  nearlyFullDepartures,
  newMember,
  roomyDeparture,
} from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { words } from '../support/words.ts';

test.use({ expectsFailures: true });

for (const [index, language] of languagesOfRun('en').entries()) {
  const w = words[language];
  const open = (page: Page, path: string) => page.goto(inLanguage(language, path));

  /** Fills in everything up to the review of a booking, as a member. */
  async function memberAtReview(page: Page, path: string) {
    const member = await newMember('failure');
    await open(page, `/auth/sign-in?from=${encodeURIComponent(path)}`);
    await signIn(page, language, member);
    await expect(page).toHaveURL(/\/booking\/\d+/);
    await fillBooking(page, language, member);
    return member;
  }

  test(`${language}: a wrong password is said in the form and the address stays`, async ({ page }) => {
    const member = await newMember('wrong');
    await open(page, '/auth/sign-in');
    await signIn(page, language, { ...member, password: 'Keliru2027' });
    await expect(page.getByRole('alert').filter({ hasText: w.wrongPassword })).toBeVisible();
    await expect(page.getByLabel(w.email)).toHaveValue(member.email);
    await page.getByLabel(w.password, { exact: true }).fill(member.password);
    await page.locator('main').getByRole('button', { name: w.signIn, exact: true }).click();
    await expect(page).not.toHaveURL(/sign-in/);
  });

  test(`${language}: seats that somebody else took are said before sending and nothing typed is lost`, async ({
    page,
  }) => {
    const departure = (await nearlyFullDepartures()).filter(({ seat }) => seat >= 2)[index];
    if (!departure) throw new Error('No departure with a few seats is left.');
    const member = await memberAtReview(page, `/booking/${departure.tourId}?itinerary=${departure.id}&pax=2`);
    await bookSeats(await newMember('quicker'), departure, departure.seat);
    await agreeAndSend(page, language);
    await expect(page.getByText(w.full)).toBeVisible();
    await expect(page.getByText('Sari Wulandari')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Sari Wulandari')).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(0);
  });

  test(`${language}: every press looks at the seats again, and those that come back can be booked`, async ({
    page,
  }) => {
    const departure = (await nearlyFullDepartures()).filter(({ seat }) => seat >= 2).at(-1 - index);
    if (!departure) throw new Error('No departure with a few seats is left.');
    const member = await memberAtReview(page, `/booking/${departure.tourId}?itinerary=${departure.id}&pax=2`);
    await changeDeparture({ id: departure.id, seat: 1 });
    await agreeAndSend(page, language);
    await expect(page.getByText(w.oneLeft)).toBeVisible();
    await changeDeparture({ id: departure.id, seat: 0 });
    await visibleButton(page, w.send).click();
    await expect(page.getByText(w.full)).toBeVisible();
    await changeDeparture({ id: departure.id, seat: 5 });
    await visibleButton(page, w.send).click();
    await expect(page).toHaveURL(/step=done/);
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: an expired session asks to sign in again and goes on where it was`, async ({ page }) => {
    const member = await memberAtReview(page, `/booking/17?itinerary=${(await roomyDeparture()).id}`);
    await expireSessions(member);
    await agreeAndSend(page, language);
    await expect(page).toHaveURL(/\/booking\/17\?.*account=sign-in/);
    await expect(page.getByText(w.expired)).toBeVisible();
    await signIn(page, language, member);
    await expect(page).toHaveURL(/step=4$/);
    await expect(page.getByText('Sari Wulandari')).toBeVisible();
    await agreeAndSend(page, language);
    await expect(page.getByRole('heading', { name: w.done })).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: an expired session on a member page leads to sign-in and back`, async ({ page }) => {
    const member = await newMember('expired');
    await open(page, '/auth/sign-in?from=/account/booking');
    await signIn(page, language, member);
    await expect(page.getByRole('heading', { level: 1, name: w.bookings })).toBeVisible();
    // Every answer of this visit has come: a late one would meet the ended session before the reload does.
    await expect(page.getByText(w.noBookings)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expireSessions(member);
    await page.reload();
    await expect(page.getByText(w.expired)).toBeVisible();
    await signIn(page, language, member);
    await expect(page.getByRole('heading', { level: 1, name: w.bookings })).toBeVisible();
  });

  test(`${language}: a booking whose answer was lost is sent again and taken once`, async ({ page, faults }) => {
    const member = await memberAtReview(page, `/booking/17?itinerary=${(await roomyDeparture()).id}`);
    let lost = 0;
    page.on('requestfailed', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/tours/booking')) lost += 1;
    });
    await faults.add({ operationId: 'bookTour', network: true, after: true, times: 1 });
    await agreeAndSend(page, language);
    await expect(page.getByText(w.bookingDown)).toBeVisible();
    expect(lost).toBe(1);
    expect(await bookingsOf(member)).toHaveLength(1);
    await visibleButton(page, w.sendAgain).click();
    await expect(page.getByRole('heading', { name: w.done })).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: with the service down the list says so and comes back on request`, async ({ page, faults }) => {
    await open(page, '/group-tour?search=Turki');
    await expect(page.getByRole('article').first()).toBeVisible();
    await faults.add({ network: true });
    const search = page.getByRole('main').getByRole('searchbox').first();
    // The query of the address comes to the field with the page's code.
    await expect(search).toHaveValue('Turki');
    await search.fill('Vietnam');
    await page.keyboard.press('Enter');
    await expect(page.getByText(w.failed)).toBeVisible();
    await faults.clear();
    await page.getByRole('button', { name: w.retry }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test(`${language}: with the service down a page that was made before stays whole`, async ({ page, faults }) => {
    await faults.add({ network: true });
    await open(page, '/group-tour/17');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Turki Lengkap');
    await expect(page.getByText((await roomyDeparture()).periode).first()).toBeVisible();
  });
}
