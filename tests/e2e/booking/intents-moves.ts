import type { BrowserContext, Page } from '@playwright/test';
import { tokenOf } from '../../../scripts/lib/member-session.ts';
import { noteSecret } from '../support/secrets.ts';
import { changeDeparture, expireSessions, host, type NewMember } from '../support/service-host.ts';
import { expect } from '../support/test.ts';
import { reviewPath, type TourDeparture } from './booking-drafts.ts';
import type { Fate } from './intents-network.ts';
import { acceptPrices } from './intents-prices.ts';

export type Stage = {
  page: Page;
  context: BrowserContext;
  member: NewMember;
  departure: TourDeparture;
  plan: (...fates: Fate[]) => Promise<void>;
  /** How often a tab was told of a conflict in this trial. */
  told: () => Promise<number>;
  /** Other content in another tab would be another booking: nothing is edited where one plays along. */
  canEdit: boolean;
  isEdited: boolean;
  random: () => number;
  /** The session storage of the tab as the intent began: what a tab that was duplicated then still holds. */
  early: Record<string, string>;
  /** The prices per person that somebody has agreed to. */
  agreed: Set<number>;
  /** The codes other tabs ended with. */
  elsewhere: string[];
};

const GIVES_UP_MS = 20_000;

const submit = (page: Page) => page.locator('main form button[type="submit"]:visible').first();
const code = (page: Page) => page.getByText(/^KLN-[A-Z0-9]{6}$/).first();
const receipt = (page: Page) => page.getByRole('link', { name: 'Buka tanda terima' });
const earlier = 'Pesanan sebelumnya dengan isi yang berbeda sudah kami terima.';
const isDone = (page: Page) => page.url().includes('step=done');
/** The booking was taken: the tab shows its code or where the receipt is. */
const isOver = async (page: Page) => isDone(page) || (await receipt(page).isVisible());
const pick = <Value>(stage: Stage, values: readonly Value[]): Value =>
  values[Math.floor(stage.random() * values.length)] as Value;
const moment = (stage: Stage) => new Promise((resolve) => setTimeout(resolve, Math.floor(stage.random() * 90)));

/** The review can be sent, with nothing on its way, or the tab says that its booking was taken. */
export async function isReady(page: Page, timeout = 10_000): Promise<void> {
  const sending = page.locator('button[type="submit"][aria-disabled="true"]');
  const review = page.locator('main form').filter({ has: page.getByLabel(/Saya setuju/), hasNot: sending });
  await expect(review.or(code(page)).or(receipt(page)).first()).toBeVisible({ timeout });
}

/** What was sent has come to an end: the code, or the reason why not. */
async function isSettled(page: Page): Promise<void> {
  // A changed price that the review tells of is there before anything is sent.
  const reason = page.locator('main form').getByRole('alert').filter({ hasNotText: 'Harga per orang berubah' });
  await expect(code(page).or(receipt(page)).or(reason).first()).toBeVisible();
}

/** Nothing is pressed where the answer of an earlier sending came in between and the button is gone. */
async function send(page: Page, clickCount = 1): Promise<void> {
  await submit(page)
    .click({ clickCount, timeout: 4_000 })
    .catch(async (error: unknown) => {
      if (!(await isOver(page))) throw error;
    });
}

async function press(page: Page): Promise<void> {
  await send(page);
  await isSettled(page);
}

async function hurriedly(page: Page, work: () => Promise<void>): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('test.hurry', 'yes'));
  await work();
  await page.evaluate(() => sessionStorage.removeItem('test.hurry'));
}

/** What people and networks do to one booking. Each begins and ends with a tab that is ready or done. */
export const moves: Record<string, (stage: Stage) => Promise<void>> = {
  async 'double click'({ page }) {
    await send(page, 2);
    await isSettled(page);
  },
  async 'two presses at once'({ page }) {
    await submit(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await isSettled(page);
  },
  async 'press while sending'(stage) {
    await stage.plan('slow');
    await send(stage.page);
    await moment(stage);
    await submit(stage.page)
      .click({ force: true, timeout: 500 })
      .catch(() => undefined);
    await isSettled(stage.page);
  },
  async 'answer lost'(stage) {
    await stage.plan(pick(stage, ['lost', 'unreached']));
    await press(stage.page);
  },
  async 'service broken'(stage) {
    await stage.plan(pick(stage, ['broken', 'broken after']));
    await press(stage.page);
  },
  async timeout(stage) {
    await stage.plan(pick(stage, ['silent', 'silent after']));
    await hurriedly(stage.page, () => press(stage.page));
  },
  async reload({ page }) {
    await page.reload();
    await isReady(page);
  },
  async 'reload while sending'(stage) {
    await stage.plan(pick(stage, ['slow', 'lost', 'silent', 'silent after', 'answered']));
    await send(stage.page);
    await moment(stage);
    await stage.page.reload();
    await isReady(stage.page);
  },
  async 'back and forward'({ page }) {
    await page.goBack();
    await page.goForward();
    await isReady(page);
  },
  async 'back while sending'(stage) {
    await stage.plan(pick(stage, ['slow', 'lost', 'silent after', 'answered']));
    await send(stage.page);
    await moment(stage);
    await stage.page.goBack();
    // An answer that comes meanwhile takes the page to its receipt instead.
    await stage.page.goForward().catch(() => undefined);
    // Back to another step of the same document leaves the sending under way, until the tab gives up.
    await isReady(stage.page, GIVES_UP_MS);
  },
  async 'contact looked at again'({ page }) {
    await page.getByRole('button', { name: 'Ubah Kontak' }).click();
    await expect(page.getByLabel('Nama depan')).toBeVisible();
    await submit(page).click();
    await isReady(page);
  },
  async offline({ page, context }) {
    await context.setOffline(true);
    await press(page);
    await context.setOffline(false);
  },
  async 'note edited'(stage) {
    await maybeLost(stage);
    await editNote(stage);
  },
  async 'price changed'(stage) {
    const { page, departure } = stage;
    await maybeLost(stage);
    await changeDeparture({ id: departure.id, price: departure.price + pick(stage, [500_000, 900_000]) });
    if (stage.random() < 0.5) await page.reload();
    await isReady(page);
    if (!(await isOver(page))) await press(page);
  },
  async 'price changed after the last check'(stage) {
    await maybeLost(stage);
    await stage.plan('repriced');
    await press(stage.page);
  },
  async 'price changed twice'(stage) {
    const { page, departure } = stage;
    await changeDeparture({ id: departure.id, price: departure.price + 400_000 });
    await stage.plan('repriced', pick(stage, ['repriced', 'answered', 'lost']));
    await press(page);
    if (!(await isOver(page))) await press(page);
  },
  async 'session expired'(stage) {
    const { page, member, departure } = stage;
    await maybeLost(stage);
    await expireSessions(member);
    await stage.plan();
    await send(page);
    await expect(page).toHaveURL(/account=sign-in/);
    const token = await tokenOf(host, member);
    noteSecret('token', token);
    await page.evaluate((given) => localStorage.setItem('kelana.token', given), token);
    await page.goto(reviewPath(departure));
    await isReady(page);
    if (stage.random() < 0.7) await editNote(stage);
  },
  'second tab first': (stage) => inSecondTab(stage, (other) => other()),
  async 'second tab at once'(stage) {
    await inSecondTab(stage, async (other) => {
      await Promise.all([other(), press(stage.page)]);
    });
  },
};

/** Mostly there is an earlier send of which nobody knows whether it arrived. */
async function maybeLost(stage: Stage): Promise<void> {
  if (stage.random() < 0.3) return;
  await stage.plan(pick(stage, ['lost', 'broken after', 'unreached']));
  await press(stage.page);
}

async function editNote(stage: Stage): Promise<void> {
  // Content that arrived earlier and was edited since is told as a conflict, where the trial ends.
  if (!stage.canEdit || (await stage.told()) > 0) return;
  await stage.page.getByLabel(/^Catatan untuk tim kami/).fill(`Kamar ${Math.floor(stage.random() * 1_000_000)}`);
  stage.isEdited = true;
}

/** A duplicated tab has a copy of what this one holds, now or as the intent began. */
async function inSecondTab(stage: Stage, work: (sends: () => Promise<void>) => Promise<void>): Promise<void> {
  const { page, context, departure } = stage;
  const held = stage.random() < 0.5 ? stage.early : await page.evaluate(() => ({ ...sessionStorage }));
  const other = await context.newPage();
  await other.addInitScript((given) => {
    if (sessionStorage.length > 0) return;
    for (const [key, value] of Object.entries(given)) sessionStorage.setItem(key, String(value));
  }, held);
  await acceptPrices(other, stage.agreed);
  await other.goto(reviewPath(departure));
  await isReady(other);
  await stage.plan(pick(stage, ['answered', 'slow', 'lost', 'broken']), pick(stage, ['answered', 'slow', 'lost']));
  await work(() => press(other));
  if (isDone(other)) stage.elsewhere.push((await code(other).textContent()) ?? '');
  await other.close();
}

/** Presses until the booking is taken: the code the tab shows, or null where it tells of an earlier one. */
export async function finish(stage: Stage): Promise<string | null> {
  const { page } = stage;
  await stage.plan();
  for (let attempt = 0; attempt < 5 && !isDone(page) && (await stage.told()) === 0; attempt += 1) {
    // Left after the answer had come: the tab tells of its booking.
    if (await receipt(page).isVisible()) {
      await receipt(page).click();
      await expect(page).toHaveURL(/step=done/);
    } else {
      await press(page);
      await isReady(page);
      if ((await stage.told()) > 0) await expect(page.getByText(earlier)).toBeVisible();
    }
  }
  if ((await stage.told()) > 0 && !isDone(page)) return null;
  await expect(page).toHaveURL(/step=done/);
  return (await code(page).textContent()) ?? '';
}

/** A tab whose booking was taken has nothing to press any more; one that was told of a conflict is at its end. */
export async function canMove({ page, told }: Stage, name: string): Promise<boolean> {
  if ((await told()) > 0) return false;
  return ['reload', 'back and forward'].includes(name) || !(await isOver(page));
}
