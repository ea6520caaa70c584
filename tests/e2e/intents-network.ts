import type { BrowserContext, Route } from '@playwright/test';
import { changeDeparture, host } from './service-host.ts';

/** What becomes of one sending. In brackets: whether the service takes the booking. */
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
const bookingCall = `${host}/v1/modules/tour/tours/booking`;
const headers = { 'access-control-allow-origin': '*' };
const body = JSON.stringify({ success: false, message: 'Layanan sedang terganggu.' });

export type Sendings = {
  plan: (...fates: Fate[]) => void;
  /** How often a tab was told that its booking is another one than what arrived under its key, or that it has no seat. */
  conflicts: () => number;
};

/** Decides about every sending of this browser, in all its tabs: the planned fates in their order, then 'answered'. */
export async function decideSendings(context: BrowserContext): Promise<Sendings> {
  let planned: Fate[] = [];
  let conflicts = 0;
  const answer = async (route: Route) => {
    const response = await route.fetch();
    const isConflict = response.status() === 409 && !(await response.json()).errors?.price;
    if (isConflict) conflicts += 1;
    return route.fulfill({ response });
  };
  await context.route(bookingCall, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // A page that was left meanwhile has nothing to answer to.
    return meet(route, planned.shift() ?? 'answered', answer).catch(() => undefined);
  });
  return {
    plan: (...fates) => {
      planned = fates;
    },
    conflicts: () => conflicts,
  };
}

async function meet(route: Route, fate: Fate, answer: (route: Route) => Promise<void>): Promise<void> {
  if (fate === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if (fate === 'lost' || fate === 'broken after' || fate === 'silent after') await route.fetch();
  if (fate === 'repriced') {
    const { itinerary_id, price } = route.request().postDataJSON();
    await changeDeparture({ id: itinerary_id, price: price + 300_000 });
  }
  if (fate === 'answered' || fate === 'slow' || fate === 'repriced') return answer(route);
  if (fate === 'lost') return route.abort('connectionreset');
  if (fate === 'unreached') return route.abort('connectionrefused');
  if (fate === 'broken' || fate === 'broken after') {
    return route.fulfill({ status: 500, headers, contentType: 'application/json', body });
  }
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
