import type { BrowserContext, Request, Response } from '@playwright/test';
import { changeDeparture, type Fault, type Faults } from '../support/service-host.ts';

/** The outcome of one request that sends a booking. The comments say whether the service stores the booking. */
export type Fate =
  | 'answered' // (yes)
  | 'slow' // (yes) answered a moment later
  | 'repriced' // (no) the price changes after the last check: the service refuses the one that was agreed to
  | 'lost' // (yes) but the answer never arrives
  | 'unreached' // (no)
  | 'broken' // (no) the service answers 500
  | 'broken after' // (yes) the service answers 500 all the same
  | 'silent' // (no) no answer at all, until the browser gives up
  | 'silent after'; // (yes)

const SLOW_MS = 120;
/** The price changes within this time, while the host waits. */
const REPRICED_MS = 500;
const broken = { status: 500, message: 'Layanan sedang terganggu.' };

const faultOf: Record<Fate, Fault> = {
  answered: { delayMs: 0 },
  slow: { delayMs: SLOW_MS },
  repriced: { delayMs: REPRICED_MS },
  lost: { network: true, after: true },
  unreached: { network: true },
  broken,
  'broken after': { ...broken, after: true },
  silent: { hang: true },
  'silent after': { hang: true, after: true },
};

export type Sendings = {
  plan: (...fates: Fate[]) => Promise<void>;
  /** How often a tab was told that its booking is another one than what arrived under its key, or that it has no seat. */
  conflicts: () => Promise<number>;
};

/** Decides about every sending of this browser, in all its tabs: the planned fates in their order, then 'answered'. */
export function decideSendings(context: BrowserContext, faults: Faults): Sendings {
  let planned: Fate[] = [];
  const refusals: Promise<boolean>[] = [];
  context.on('request', (request) => {
    if (!isSending(request) || planned.shift() !== 'repriced') return;
    const { itinerary_id, price } = request.postDataJSON();
    void changeDeparture({ id: itinerary_id, price: price + 300_000 });
  });
  context.on('response', (response) => {
    if (isSending(response.request()) && response.status() === 409) refusals.push(isConflict(response));
  });
  return {
    async plan(...fates) {
      planned = fates;
      await faults.clear();
      for (const fate of fates) await faults.add({ operationId: 'bookTour', times: 1, ...faultOf[fate] });
    },
    conflicts: async () => (await Promise.all(refusals)).filter(Boolean).length,
  };
}

const isSending = (request: Request) => request.method() === 'POST' && request.url().endsWith('/tours/booking');

/** Another price is none. The answer to a page that was left meanwhile cannot be read, and may have been one. */
function isConflict(response: Response): Promise<boolean> {
  return response.json().then(
    ({ errors }) => !errors?.price,
    () => true,
  );
}

/** From now on the tabs give up on the service after a moment, not after 15 seconds, where their storage says so. */
export async function allowHurry(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const later = window.setTimeout;
    const isHurried = () => sessionStorage.getItem('test.hurry') !== null;
    const hurried = (run: TimerHandler, ms?: number, ...more: unknown[]) =>
      later(run, ms === 15_000 && isHurried() ? 250 : ms, ...more);
    window.setTimeout = hurried as typeof window.setTimeout;
  });
}
