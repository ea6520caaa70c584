import type { Page } from '@playwright/test';
import { agreeAndSend, fillBooking, isBookingRequest, signIn, visibleButton } from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import {
  bookingsOf,
  changeDeparture,
  departureWithSeats,
  nearlyFullDepartures,
  newMember,
} from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ expectsFailures: true });

for (const [index, language] of languagesOfRun('en').entries()) {
  const t = messages[language];
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

  test(`${language}: with too few seats the way on is the date; freed seats can be booked`, async ({ page }) => {
    const departure = (await nearlyFullDepartures()).filter(({ seat }) => seat >= 2).at(-1 - index);
    if (!departure) throw new Error('No departure with a few seats is left.');
    const member = await openReview(page, `/booking/${departure.tourId}?itinerary=${departure.id}&pax=2`);
    await changeDeparture({ id: departure.id, seat: 1 });
    await agreeAndSend(page, language);
    await expect(page.getByRole('alert').filter({ hasText: t('booking:outcome.seats', { count: 1 }) })).toBeVisible();
    await expect(page.getByRole('button', { name: t.send, exact: true })).toHaveCount(0);
    await changeDeparture({ id: departure.id, seat: 5 });
    await visibleButton(page, t.changeTrip).click();
    await expect(page.getByRole('complementary', { name: t('booking:summary.label') })).toContainText(
      t('common:seats.few', { count: 5 }),
    );
    await visibleButton(page, t.backToReview).click();
    await visibleButton(page, t.send).click();
    await expect(page).toHaveURL(/step=done/);
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: a booking whose response was lost is sent again by itself and recorded once`, async ({
    page,
    faults,
  }) => {
    const member = await openReview(page, `/booking/17?itinerary=${(await departureWithSeats()).id}`);
    let lostResponses = 0;
    page.on('requestfailed', (request) => {
      if (isBookingRequest(request)) lostResponses += 1;
    });
    await faults.add({ operationId: 'bookTour', network: true, after: true, times: 1 });
    await agreeAndSend(page, language);
    await expect(page.getByRole('heading', { name: t.done })).toBeVisible();
    expect(lostResponses).toBe(1);
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: when the service is down, a generated page stays complete`, async ({ page, faults }) => {
    const { periode } = await departureWithSeats(language);
    await faults.add({ network: true });
    await open(page, '/group-tour/17');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t.turkey);
    await expect(page.getByText(periode).first()).toBeVisible();
  });
}
