import type { Page } from '@playwright/test';
import { bookingMessages } from '../booking/booking-messages.ts';
import { agreeAndSend, fillBooking, signIn, visibleButton } from '../support/actions.ts';
import { watchAnswers } from '../support/loaded-page.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import {
  bookingsOf,
  bookSeats,
  changeDeparture,
  departureWithSeats,
  expireSessions,
  nearlyFullDepartures,
  newMember,
} from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ expectsFailures: true });

for (const [index, language] of languagesOfRun('en').entries()) {
  const t = messages[language];
  const bookingTexts = bookingMessages[language];
  const open = (page: Page, path: string) => page.goto(inLanguage(language, path));

  /** Signs in a new member and fills in a booking up to its review. Returns the member. */
  async function openReview(page: Page, path: string) {
    const member = await newMember('failure');
    await open(page, `/auth/sign-in?from=${encodeURIComponent(path)}`);
    await signIn(page, language, member);
    await expect(page).toHaveURL(/\/booking\/\d+/);
    await fillBooking(page, language, member);
    return member;
  }

  test(`${language}: a wrong password is reported in the form, and the email address stays`, async ({ page }) => {
    const member = await newMember('wrong');
    await open(page, '/auth/sign-in');
    await signIn(page, language, { ...member, password: 'Keliru2027' });
    await expect(page.getByRole('alert').filter({ hasText: t.wrongPassword })).toBeVisible();
    await expect(page.getByLabel(t.email)).toHaveValue(member.email);
    await page.getByLabel(t.password, { exact: true }).fill(member.password);
    await page.locator('main').getByRole('button', { name: t.signIn, exact: true }).click();
    await expect(page).not.toHaveURL(/sign-in/);
  });

  test(`${language}: seats that another visitor took are reported before sending, and no entry is lost`, async ({
    page,
  }) => {
    const departure = (await nearlyFullDepartures()).filter(({ seat }) => seat >= 2)[index];
    if (!departure) throw new Error('No departure with a few seats is left.');
    const member = await openReview(page, `/booking/${departure.tourId}?itinerary=${departure.id}&pax=2`);
    await bookSeats(await newMember('quicker'), departure, departure.seat);
    await agreeAndSend(page, language);
    await expect(page.getByRole('alert').filter({ hasText: t.full })).toBeVisible();
    await expect(page.getByText('Sari Wulandari')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Sari Wulandari')).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(0);
  });

  test(`${language}: with too few seats the way on is the date, and seats that become free can be booked`, async ({
    page,
  }) => {
    const departure = (await nearlyFullDepartures()).filter(({ seat }) => seat >= 2).at(-1 - index);
    if (!departure) throw new Error('No departure with a few seats is left.');
    const member = await openReview(page, `/booking/${departure.tourId}?itinerary=${departure.id}&pax=2`);
    await changeDeparture({ id: departure.id, seat: 1 });
    await agreeAndSend(page, language);
    await expect(page.getByRole('alert').filter({ hasText: t.oneLeft })).toBeVisible();
    await expect(page.getByRole('button', { name: t.send, exact: true })).toHaveCount(0);
    await changeDeparture({ id: departure.id, seat: 5 });
    await visibleButton(page, bookingTexts.changeTrip).click();
    await expect(page.getByRole('complementary', { name: bookingTexts.summary })).toContainText(
      bookingTexts.fiveSeatsLeft,
    );
    await visibleButton(page, bookingTexts.toReview).click();
    await visibleButton(page, t.send).click();
    await expect(page).toHaveURL(/step=done/);
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: an expired session asks to sign in again, and the booking continues at its step`, async ({
    page,
  }) => {
    const member = await openReview(page, `/booking/17?itinerary=${(await departureWithSeats()).id}`);
    await expireSessions(member);
    await agreeAndSend(page, language);
    await expect(page).toHaveURL(/\/booking\/17\?.*account=sign-in/);
    await expect(page.getByText(t.expired)).toBeVisible();
    await signIn(page, language, member);
    await expect(page).toHaveURL(/step=4$/);
    await expect(page.getByText('Sari Wulandari')).toBeVisible();
    await agreeAndSend(page, language);
    await expect(page.getByRole('heading', { name: t.done })).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: an expired session on a member page leads to sign-in and back`, async ({ page }) => {
    const member = await newMember('expired');
    const answered = watchAnswers(page);
    await open(page, '/auth/sign-in?from=/account/booking');
    await signIn(page, language, member);
    await expect(page.getByRole('heading', { level: 1, name: t.bookings })).toBeVisible();
    await expect(page.getByText(t.noBookings)).toBeVisible();
    // A pending request would detect the expired session before the reload.
    await answered();
    await expireSessions(member);
    await page.reload();
    await expect(page.getByText(t.expired)).toBeVisible();
    await signIn(page, language, member);
    await expect(page.getByRole('heading', { level: 1, name: t.bookings })).toBeVisible();
  });

  test(`${language}: a booking whose response was lost is sent again by itself and recorded once`, async ({
    page,
    faults,
  }) => {
    const member = await openReview(page, `/booking/17?itinerary=${(await departureWithSeats()).id}`);
    let lostResponses = 0;
    page.on('requestfailed', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/tours/booking')) lostResponses += 1;
    });
    await faults.add({ operationId: 'bookTour', network: true, after: true, times: 1 });
    await agreeAndSend(page, language);
    await expect(page.getByRole('heading', { name: t.done })).toBeVisible();
    expect(lostResponses).toBe(1);
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: when the service is down, the list says so and recovers after a retry`, async ({
    page,
    faults,
  }) => {
    await open(page, '/group-tour?search=Turki');
    await expect(page.getByRole('article').first()).toBeVisible();
    await faults.add({ network: true });
    const search = page.getByRole('main').getByRole('searchbox').first();
    // The field gets the query of the address when the page is hydrated.
    await expect(search).toHaveValue('Turki');
    await search.fill('Vietnam');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.failed)).toBeVisible();
    await faults.clear();
    await page.getByRole('button', { name: t.retry }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test(`${language}: when the service is down, a generated page stays complete`, async ({ page, faults }) => {
    const { periode } = await departureWithSeats(language);
    await faults.add({ network: true });
    await open(page, '/group-tour/17');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t.turkey);
    await expect(page.getByText(periode).first()).toBeVisible();
  });
}
