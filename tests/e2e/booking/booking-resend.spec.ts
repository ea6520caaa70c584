import type { Page } from '@playwright/test';
import { visibleButton } from '../support/actions.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { bookingsOf, changeDeparture } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';
import { words as common } from '../support/words.ts';
import { memberAtReview, ownDeparture } from './booking-drafts.ts';
import { bookingWords } from './booking-words.ts';

const RISE = 7_000_000;

test.use({ expectsFailures: true });

const unavailable = { operationId: 'bookTour', status: 503, message: 'Layanan sedang terganggu.', times: 1 } as const;

/** The service takes the booking, and its answer is lost. */
const answerLost = { operationId: 'bookTour', network: true, after: true, times: 1 } as const;

for (const [index, language] of languagesOfRun('en').entries()) {
  const w = bookingWords[language];
  const c = common[language];
  const dialog = (page: Page) => page.getByRole('alertdialog', { name: w.priceTitle });
  const summary = (page: Page) => page.getByRole('complementary', { name: w.summary });
  const sendAgain = (page: Page) => visibleButton(page, c.sendAgain);
  const isDone = (page: Page) => expect(page.getByRole('heading', { level: 1, name: c.done })).toBeVisible();
  const rupiah = (amount: number) => new RegExp(`Rp\\s${String(amount).replace(/(?<=\d)(?=(\d{3})+$)/g, '\\.')}`);

  test(`${language}: a price that rises after a failed send is asked before the booking is sent again`, async ({
    page,
    faults,
  }) => {
    const departure = await ownDeparture(9 + index);
    const now = departure.price + RISE;
    await faults.add(unavailable);
    const member = await memberAtReview(page, language, departure);
    await visibleButton(page, c.send).click();
    await expect(sendAgain(page)).toBeVisible();
    await changeDeparture({ id: departure.id, price: now });
    await sendAgain(page).click();
    await expect(dialog(page)).toContainText(rupiah(departure.price));
    await expect(dialog(page)).toContainText(rupiah(now));
    await dialog(page).getByRole('button', { name: w.no, exact: true }).click();
    await expect(page.getByText(w.notSentAgain)).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(0);
    await visibleButton(page, c.send).click();
    await dialog(page).getByRole('button', { name: w.yes, exact: true }).click();
    await isDone(page);
    await expect(page.getByRole('region', { name: w.details })).toContainText(rupiah(2 * now));
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: back in the tab after a failed send the new price is shown and told`, async ({ page, faults }) => {
    const departure = await ownDeparture(11 + index);
    const now = departure.price + RISE;
    await faults.add(unavailable);
    await memberAtReview(page, language, departure);
    await visibleButton(page, c.send).click();
    await expect(sendAgain(page)).toBeVisible();
    await changeDeparture({ id: departure.id, price: now });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('alert').filter({ hasText: w.priceChanged })).toContainText(rupiah(now));
    await expect(summary(page)).toContainText(rupiah(2 * now));
    await expect(summary(page)).not.toContainText(rupiah(2 * departure.price));
    await page.getByRole('button', { name: w.accept, exact: true }).click();
    await expect(sendAgain(page)).toBeVisible();
  });

  test(`${language}: a booking that had arrived comes back at its own price, once, whatever the price is now`, async ({
    page,
    faults,
  }) => {
    const departure = await ownDeparture(35 + index);
    await faults.add(answerLost);
    const member = await memberAtReview(page, language, departure);
    await visibleButton(page, c.send).click();
    await expect(page.getByText(c.bookingDown)).toBeVisible();
    await changeDeparture({ id: departure.id, price: departure.price + RISE });
    await sendAgain(page).click();
    await dialog(page).getByRole('button', { name: w.yes, exact: true }).click();
    await isDone(page);
    const details = page.getByRole('region', { name: w.details });
    await expect(details).toContainText(rupiah(2 * departure.price));
    await expect(details).not.toContainText(rupiah(2 * (departure.price + RISE)));
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: without a connection nothing is sent, which is said, and it is sent afterwards`, async ({
    page,
    context,
  }) => {
    const departure = await ownDeparture(6 + index);
    const member = await memberAtReview(page, language, departure);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await visibleButton(page, c.send).click();
    await expect(page.getByRole('alert').filter({ hasText: w.offline })).toBeFocused();
    await context.setOffline(false);
    await expect(page.getByRole('alert').filter({ hasText: w.online })).toBeVisible();
    await sendAgain(page).click();
    await isDone(page);
    expect(await bookingsOf(member)).toHaveLength(1);
  });
}
