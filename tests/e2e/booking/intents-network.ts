import type { BrowserContext, Page, Response } from '@playwright/test';
import { isBookingRequest } from '../support/actions.ts';
import { changeDeparture, type Fault, type Faults } from '../support/service-host.ts';

/** The outcome of one booking request. Where the name leaves it open, the comment says whether a booking is stored. */
export type NetworkOutcome =
  | 'success' // stored
  | 'slow success' // stored; the response is delayed by SLOW_MS
  | 'price changed' // not stored: the price changes after the page's last check, and the service refuses the old one
  | 'promotion ended' // not stored: as above, with the promotion
  | 'request lost' // not stored
  | 'response lost' // stored
  | 'error before storing' // status 500
  | 'error after storing' // status 500
  | 'hang before storing' // no response until the browser's timeout
  | 'hang after storing'; // no response until the browser's timeout

const SLOW_MS = 120;
/** The host holds the request for this time, in which the test changes the price. */
const PRICE_CHANGE_MS = 500;
const serverError = { status: 500, message: 'Layanan sedang terganggu.' };

const faultOf: Record<NetworkOutcome, Fault> = {
  success: { delayMs: 0 },
  'slow success': { delayMs: SLOW_MS },
  'price changed': { delayMs: PRICE_CHANGE_MS },
  'promotion ended': { delayMs: PRICE_CHANGE_MS },
  'response lost': { network: true, after: true },
  'request lost': { network: true },
  'error before storing': serverError,
  'error after storing': { ...serverError, after: true },
  'hang before storing': { hang: true },
  'hang after storing': { hang: true, after: true },
};

export type BookingRequestControl = {
  /** Sets the outcomes of the next booking requests, in order, and drops those planned before. Later ones succeed. */
  planOutcomes: (...outcomes: NetworkOutcome[]) => Promise<void>;
  /**
   * Returns how many responses so far reported a conflict: an idempotency key already used for other content, or no
   * seat left.
   */
  countConflicts: () => Promise<number>;
};

/** Controls the booking requests of a browser context, in all its tabs. */
export function controlBookingRequests(context: BrowserContext, faults: Faults): BookingRequestControl {
  let planned: NetworkOutcome[] = [];
  const conflictChecks: Promise<boolean>[] = [];
  context.on('request', (request) => {
    const outcome = isBookingRequest(request) && planned.shift();
    if (outcome !== 'price changed' && outcome !== 'promotion ended') return;
    const { itinerary_id: id, price } = request.postDataJSON();
    void changeDeparture(outcome === 'price changed' ? { id, price: price + 300_000 } : { id, promotions: [] });
  });
  context.on('response', (response) => {
    if (isBookingRequest(response.request()) && response.status() === 409) conflictChecks.push(isConflict(response));
  });
  return {
    async planOutcomes(...outcomes) {
      planned = outcomes;
      await faults.clear();
      for (const outcome of outcomes) await faults.add({ operationId: 'bookTour', times: 1, ...faultOf[outcome] });
    },
    countConflicts: async () => (await Promise.all(conflictChecks)).filter(Boolean).length,
  };
}

/**
 * A refused price is not a conflict. The response cannot be read after its page was left; it counts as a conflict,
 * because it may have been one.
 */
function isConflict(response: Response): Promise<boolean> {
  return response.json().then(
    ({ errors }) => !errors?.price,
    () => true,
  );
}

const SHORT_TIMEOUT_KEY = 'test.short-timeout';

/** Prepares every page opened from now on in the context for `withShortTimeout`. */
export async function enableShortTimeout(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    const originalSetTimeout = window.setTimeout;
    const hasShortTimeout = () => sessionStorage.getItem(key) !== null;
    const patchedSetTimeout = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      originalSetTimeout(handler, ms === 15_000 && hasShortTimeout() ? 250 : ms, ...rest);
    window.setTimeout = patchedSetTimeout as typeof window.setTimeout;
  }, SHORT_TIMEOUT_KEY);
}

/** Runs `work` while requests of the tab time out after 250 ms instead of 15 seconds. */
export async function withShortTimeout(page: Page, work: () => Promise<void>): Promise<void> {
  await page.evaluate((key) => sessionStorage.setItem(key, 'yes'), SHORT_TIMEOUT_KEY);
  await work();
  await page.evaluate((key) => sessionStorage.removeItem(key), SHORT_TIMEOUT_KEY);
}

/** Accepts every price change that a dialog of the tab asks about, and adds the new total to the set. */
export function acceptPriceChanges(page: Page, acceptedTotals: Set<number>): Promise<void> {
  return page.addLocatorHandler(page.getByRole('alertdialog', { name: 'Harga berubah' }), async (dialog) => {
    const [, total = ''] =
      /total berubah dari Rp\s[\d.]+ menjadi Rp\s([\d.]+)\./.exec((await dialog.textContent()) ?? '') ?? [];
    acceptedTotals.add(Number(total.replaceAll('.', '')));
    await dialog.getByRole('button', { name: 'Kirim dengan harga baru' }).click();
  });
}
