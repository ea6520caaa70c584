import { openReviewAsNewMember, prepareDeparture } from '../booking/booking-drafts.ts';
import { isBookingRequest, visibleButton } from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { bookingsOf, changeDeparture, departureWithSeats } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ expectsFailures: true });

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: with too few seats the way on is the date; freed seats can be booked`, async ({ page }) => {
    const departure = await prepareDeparture(17);
    const member = await openReviewAsNewMember(page, language, departure);
    await changeDeparture({ id: departure.id, seat: 1 });
    await visibleButton(page, t.send).click();
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
    const member = await openReviewAsNewMember(page, language, await prepareDeparture(17));
    let lostResponses = 0;
    page.on('requestfailed', (request) => {
      if (isBookingRequest(request)) lostResponses += 1;
    });
    await faults.add({ operationId: 'bookTour', network: true, after: true, times: 1 });
    await visibleButton(page, t.send).click();
    await expect(page.getByRole('heading', { name: t.done })).toBeVisible();
    expect(lostResponses).toBe(1);
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: when the service is down, a generated page stays complete`, async ({ page, faults }) => {
    const { periode } = await departureWithSeats(language);
    await faults.add({ network: true });
    await page.goto(inLanguage(language, '/group-tour/17'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t.turkey);
    await expect(page.getByText(periode).first()).toBeVisible();
  });
}
