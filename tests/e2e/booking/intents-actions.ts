import type { BrowserContext, Page } from '@playwright/test';
import { reservationCode } from '../support/actions.ts';
import { recordSecret } from '../support/secrets.ts';
import { changeDeparture, expireSessions, type NewMember, tokenOf } from '../support/service-host.ts';
import { expect } from '../support/test.ts';
import { reviewPath, type TourDeparture } from './booking-drafts.ts';
import { acceptPriceChanges, type NetworkOutcome, withShortTimeout } from './intents-network.ts';

/** The state of one trial: a random sequence of actions on one booking. */
export type Trial = {
  page: Page;
  context: BrowserContext;
  member: NewMember;
  departure: TourDeparture;
  planOutcomes: (...outcomes: NetworkOutcome[]) => Promise<void>;
  /** Returns how many conflicts the service has reported in this trial. */
  countConflicts: () => Promise<number>;
  /** False in a trial with a second tab: content edited in one tab would be another booking than that of the other. */
  canEdit: boolean;
  isEdited: boolean;
  random: () => number;
  /** The session storage of the tab at the start of the trial, which a tab duplicated at that time still has. */
  initialStorage: Record<string, string>;
  /** The totals that the visitor has accepted. */
  acceptedTotals: Set<number>;
  /** The reservation codes that other tabs have shown. */
  codesInOtherTabs: string[];
};

/** More than the browser's timeout of 15 seconds for a request. */
const PAST_REQUEST_TIMEOUT_MS = 20_000;

const submitButton = (page: Page) => page.locator('main form button[type="submit"]:visible').first();
const receiptLink = (page: Page) => page.getByRole('link', { name: 'Buka tanda terima' });
const conflictMessage = 'Pesanan sebelumnya dengan isi yang berbeda sudah kami terima.';
const isDone = (page: Page) => page.url().includes('step=done');
/** True where the tab shows that the booking is stored: on the confirmation, or with a link to it. */
const isBooked = async (page: Page) => isDone(page) || (await receiptLink(page).isVisible());
const pickRandom = <Value>(trial: Trial, values: readonly Value[]): Value =>
  values[Math.floor(trial.random() * values.length)] as Value;
const waitBriefly = (trial: Trial) => new Promise((resolve) => setTimeout(resolve, Math.floor(trial.random() * 90)));

/** Waits until the tab shows the review with no request pending, or shows that the booking is stored. */
export async function waitUntilReady(page: Page, timeout = 10_000): Promise<void> {
  const pendingSubmit = page.locator('button[type="submit"][aria-disabled="true"]');
  const review = page.locator('main form').filter({ has: page.getByLabel(/Saya setuju/), hasNot: pendingSubmit });
  await expect(review.or(reservationCode(page)).or(receiptLink(page)).first()).toBeVisible({ timeout });
}

/** Waits for the result of a request: the reservation code, the link to the confirmation, or an error message. */
async function waitForResult(page: Page): Promise<void> {
  // The review shows the alert of a changed price before anything is sent, so that alert is not a result.
  const error = page.locator('main form').getByRole('alert').filter({ hasNotText: 'total berubah dari' });
  await expect(reservationCode(page).or(receiptLink(page)).or(error).first()).toBeVisible();
}

/** Clicks the submit button, unless the response to an earlier request has meanwhile removed it. */
async function clickSubmit(page: Page, clickCount = 1): Promise<void> {
  await submitButton(page)
    .click({ clickCount, timeout: 4_000 })
    .catch(async (error: unknown) => {
      if (!(await isBooked(page))) throw error;
    });
}

async function submit(page: Page): Promise<void> {
  await clickSubmit(page);
  await waitForResult(page);
}

/** The actions of the model by name. Each starts and ends with a tab that is ready (see `waitUntilReady`) or booked. */
export const actions: Record<string, (trial: Trial) => Promise<void>> = {
  async 'double click'({ page }) {
    await clickSubmit(page, 2);
    await waitForResult(page);
  },
  async 'two clicks at once'({ page }) {
    await submitButton(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await waitForResult(page);
  },
  async 'click while sending'(trial) {
    await trial.planOutcomes('slow success');
    await clickSubmit(trial.page);
    await waitBriefly(trial);
    await submitButton(trial.page)
      .click({ force: true, timeout: 500 })
      .catch(() => undefined);
    await waitForResult(trial.page);
  },
  async 'connection lost'(trial) {
    const outcomes = ['response lost', 'request lost', 'success'] as const;
    await trial.planOutcomes(pickRandom(trial, ['response lost', 'request lost']), pickRandom(trial, outcomes));
    await submit(trial.page);
  },
  async 'server error'(trial) {
    await trial.planOutcomes(pickRandom(trial, ['error before storing', 'error after storing']));
    await submit(trial.page);
  },
  async timeout(trial) {
    await trial.planOutcomes(pickRandom(trial, ['hang before storing', 'hang after storing']));
    await withShortTimeout(trial.page, () => submit(trial.page));
  },
  async reload({ page }) {
    await page.reload();
    await waitUntilReady(page);
  },
  async 'reload while sending'(trial) {
    const outcomes = ['slow success', 'response lost', 'hang before storing', 'hang after storing', 'success'] as const;
    await trial.planOutcomes(pickRandom(trial, outcomes));
    await clickSubmit(trial.page);
    await waitBriefly(trial);
    await trial.page.reload();
    await waitUntilReady(trial.page);
  },
  async 'back and forward'({ page }) {
    await page.goBack();
    await page.goForward();
    await waitUntilReady(page);
  },
  async 'back while sending'(trial) {
    await trial.planOutcomes(pickRandom(trial, ['slow success', 'response lost', 'hang after storing', 'success']));
    await clickSubmit(trial.page);
    await waitBriefly(trial);
    await trial.page.goBack();
    // A response that arrives meanwhile opens the confirmation instead.
    await trial.page.goForward().catch(() => undefined);
    // Back to another step of the same document does not cancel the request: it lasts until its timeout.
    await waitUntilReady(trial.page, PAST_REQUEST_TIMEOUT_MS);
  },
  async 'contact reopened'({ page }) {
    await page.getByRole('button', { name: 'Ubah Kontak' }).click();
    await expect(page.getByLabel('Nama depan')).toBeVisible();
    await submitButton(page).click();
    await waitUntilReady(page);
  },
  async offline({ page, context }) {
    await context.setOffline(true);
    await submit(page);
    await context.setOffline(false);
  },
  async 'note edited'(trial) {
    await maybeSubmitWithoutResult(trial);
    await editNote(trial);
  },
  async 'price or promotion changed'(trial) {
    const { page, departure } = trial;
    await maybeSubmitWithoutResult(trial);
    const price = departure.price + pickRandom(trial, [500_000, 900_000]);
    await changeDeparture({ id: departure.id, ...pickRandom(trial, [{ price }, { promotions: [] }]) });
    if (trial.random() < 0.5) await page.reload();
    await waitUntilReady(page);
    if (!(await isBooked(page))) await submit(page);
  },
  async 'price or promotion changed after the last check'(trial) {
    await maybeSubmitWithoutResult(trial);
    await trial.planOutcomes(pickRandom(trial, ['price changed', 'promotion ended']));
    await submit(trial.page);
  },
  async 'price changed twice'(trial) {
    const { page, departure } = trial;
    await changeDeparture({ id: departure.id, price: departure.price + 400_000 });
    await trial.planOutcomes('price changed', pickRandom(trial, ['price changed', 'success', 'response lost']));
    await submit(page);
    if (!(await isBooked(page))) await submit(page);
  },
  async 'session expired'(trial) {
    const { page, member, departure } = trial;
    await maybeSubmitWithoutResult(trial);
    await expireSessions(member);
    await trial.planOutcomes();
    await clickSubmit(page);
    await expect(page).toHaveURL(/account=sign-in/);
    const token = await tokenOf(member);
    recordSecret('token', token);
    await page.evaluate((given) => localStorage.setItem('kelana.token', given), token);
    await page.goto(reviewPath(departure));
    await waitUntilReady(page);
    if (trial.random() < 0.7) await editNote(trial);
  },
  'second tab first': (trial) => withSecondTab(trial, (submitInOther) => submitInOther()),
  'second tab at once': (trial) =>
    withSecondTab(trial, async (submitInOther) => {
      await Promise.all([submitInOther(), submit(trial.page)]);
    }),
};

/** In 70 % of the calls, submits so that the visitor does not know whether it arrived. The client sends twice by itself. */
async function maybeSubmitWithoutResult(trial: Trial): Promise<void> {
  if (trial.random() < 0.3) return;
  const outcome = pickRandom(trial, ['response lost', 'error after storing', 'request lost'] as const);
  await trial.planOutcomes(outcome, outcome);
  await submit(trial.page);
}

/** Does nothing after a conflict, which ends the trial. Editing after an earlier request arrived causes a conflict. */
async function editNote(trial: Trial): Promise<void> {
  if (!trial.canEdit || (await trial.countConflicts()) > 0) return;
  await trial.page.getByLabel(/^Catatan untuk tim kami/).fill(`Kamar ${Math.floor(trial.random() * 1_000_000)}`);
  trial.isEdited = true;
}

/** Runs `work` with a duplicate of the tab, which has a copy of its present or its initial session storage. */
async function withSecondTab(trial: Trial, work: (submitInOther: () => Promise<void>) => Promise<void>): Promise<void> {
  const { page, context, departure } = trial;
  const storage = trial.random() < 0.5 ? trial.initialStorage : await page.evaluate(() => ({ ...sessionStorage }));
  const other = await context.newPage();
  await other.addInitScript((given) => {
    if (sessionStorage.length > 0) return;
    for (const [key, value] of Object.entries(given)) sessionStorage.setItem(key, String(value));
  }, storage);
  await acceptPriceChanges(other, trial.acceptedTotals);
  await other.goto(reviewPath(departure));
  await waitUntilReady(other);
  const first = pickRandom(trial, ['success', 'slow success', 'response lost', 'error before storing'] as const);
  const second = pickRandom(trial, ['success', 'slow success', 'response lost'] as const);
  await trial.planOutcomes(first, second);
  await work(() => submit(other));
  if (isDone(other)) trial.codesInOtherTabs.push((await reservationCode(other).textContent()) ?? '');
  await other.close();
}

/** Submits until the booking is stored. Returns the code that the tab shows, or null after a conflict without one. */
export async function completeBooking(trial: Trial): Promise<string | null> {
  const { page } = trial;
  await trial.planOutcomes();
  for (let attempt = 0; attempt < 5 && !isDone(page) && (await trial.countConflicts()) === 0; attempt += 1) {
    // The tab left the review before its response arrived, and now links to the confirmation.
    if (await receiptLink(page).isVisible()) {
      await receiptLink(page).click();
      await expect(page).toHaveURL(/step=done/);
    } else {
      await submit(page);
      await waitUntilReady(page);
      if ((await trial.countConflicts()) > 0)
        await expect(page.getByRole('main').getByText(conflictMessage)).toBeVisible();
    }
  }
  if ((await trial.countConflicts()) > 0 && !isDone(page)) return null;
  await expect(page).toHaveURL(/step=done/);
  return (await reservationCode(page).textContent()) ?? '';
}

/** An action is not enabled after a conflict. A booked tab has no submit button: only navigation is enabled there. */
export async function isActionEnabled({ page, countConflicts }: Trial, name: string): Promise<boolean> {
  if ((await countConflicts()) > 0) return false;
  return ['reload', 'back and forward'].includes(name) || !(await isBooked(page));
}
