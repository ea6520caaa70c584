import type { Page } from '@playwright/test';
import { visibleButton } from '../support/actions.ts';
import { waitForDeferredParts, watchAnswers } from '../support/loaded-page.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { bookingsOf, changeDeparture } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';
import { openReviewAsNewMember, prepareDeparture, rupiahPattern } from './booking-drafts.ts';

const PRICE_INCREASE = 7_000_000;

test.use({ expectsFailures: true });

/** The client sends a booking twice before it gives up. */
const ATTEMPTS = 2;

const unavailable = {
  operationId: 'bookTour',
  status: 503,
  message: 'Layanan sedang terganggu.',
  times: ATTEMPTS,
} as const;

/** The service stores the booking, and its responses are lost. */
const responseLost = { operationId: 'bookTour', network: true, after: true, times: ATTEMPTS } as const;

for (const [index, language] of languagesOfRun('en').entries()) {
  const t = messages[language];
  const priceDialog = (page: Page) => page.getByRole('alertdialog', { name: t('booking:outcome.priceTitle') });
  const sendAgainButton = (page: Page) => visibleButton(page, t('booking:wizard.sendAgain'));
  const expectConfirmation = (page: Page) =>
    expect(page.getByRole('heading', { level: 1, name: t.done })).toBeVisible();

  test(`${language}: a higher price after a failed request is confirmed first`, async ({ page, faults }) => {
    const departure = await prepareDeparture(9 + index);
    const newPrice = departure.price + PRICE_INCREASE;
    await faults.add(unavailable);
    const member = await openReviewAsNewMember(page, language, departure);
    await visibleButton(page, t.send).click();
    await expect(sendAgainButton(page)).toBeVisible();
    await changeDeparture({ id: departure.id, price: newPrice });
    await sendAgainButton(page).click();
    await expect(priceDialog(page)).toContainText(rupiahPattern(departure.price));
    await expect(priceDialog(page)).toContainText(rupiahPattern(newPrice));
    await priceDialog(page)
      .getByRole('button', { name: t('booking:outcome.priceNo'), exact: true })
      .click();
    await expect(page.getByRole('alert').filter({ hasText: t.like('booking:outcome.priceUnsure') })).toBeVisible();
    expect(await bookingsOf(member)).toHaveLength(0);
    await visibleButton(page, t.send).click();
    await priceDialog(page)
      .getByRole('button', { name: t('booking:outcome.priceYes'), exact: true })
      .click();
    await expectConfirmation(page);
    await expect(page.getByRole('region', { name: t('booking:done.details') })).toContainText(
      rupiahPattern(2 * newPrice),
    );
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: a repeated request returns the stored booking at its first price`, async ({ page, faults }) => {
    const departure = await prepareDeparture(35 + index);
    await faults.add(responseLost);
    const member = await openReviewAsNewMember(page, language, departure);
    await visibleButton(page, t.send).click();
    await expect(page.getByRole('alert').filter({ hasText: t('booking:outcome.network') })).toBeVisible();
    await changeDeparture({ id: departure.id, price: departure.price + PRICE_INCREASE });
    await sendAgainButton(page).click();
    await priceDialog(page)
      .getByRole('button', { name: t('booking:outcome.priceYes'), exact: true })
      .click();
    await expectConfirmation(page);
    const details = page.getByRole('region', { name: t('booking:done.details') });
    await expect(details).toContainText(rupiahPattern(2 * departure.price));
    await expect(details).not.toContainText(rupiahPattern(2 * (departure.price + PRICE_INCREASE)));
    expect(await bookingsOf(member)).toHaveLength(1);
  });

  test(`${language}: offline the page says that nothing was sent; a later retry works`, async ({ page, context }) => {
    const departure = await prepareDeparture(6 + index);
    const answered = watchAnswers(page);
    const member = await openReviewAsNewMember(page, language, departure);
    await waitForDeferredParts(page);
    await answered();
    await context.setOffline(true);
    await visibleButton(page, t.send).click();
    await expect(page.getByRole('alert').filter({ hasText: t('booking:outcome.unsentOffline') })).toBeFocused();
    await context.setOffline(false);
    await expect(page.getByRole('alert').filter({ hasText: t('booking:outcome.reconnected') })).toBeVisible();
    await sendAgainButton(page).click();
    await expectConfirmation(page);
    expect(await bookingsOf(member)).toHaveLength(1);
  });
}
