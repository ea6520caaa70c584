import type { Itinerary } from '@sdk';
import { afterEach, beforeEach, vi } from 'vitest';
import { departuresOf } from '../../src/domain/tour/departure.ts';
import type { CostRules } from '../../src/domain/tour/trip-cost.ts';
import { BookingWizard } from '../../src/features/booking/booking-wizard.tsx';
import { sessionState } from '../../src/state/session.ts';
import { departure, fixtureNow } from './fixture-database.ts';
import { mockRouter, renderInShell } from './render-in-shell.tsx';
import { withMockServer } from './with-mock-server.ts';

/** The current day of the tests with these departures. */
export const TODAY = '2026-11-21';

/** Returns a departure of ten days in that month of 2027. */
export const itineraryRow = (id: number, seat: number | null): Itinerary =>
  departure(id, `2027-0${id}-17`, { type: null, price: 22_900_000, seat, tour_id: 17 });

export const itineraryRows = [itineraryRow(1, 0), itineraryRow(2, 2), itineraryRow(3, 12)];

const costs: CostRules = {
  costs: [{ label: 'Tipping', amount: 1_600_000, isCertain: true }],
  supplements: { single: 7_900_000 },
  deposit: 10_000_000,
  depositDays: 2,
  balanceDays: 30,
};

/** Starts the embedded host for a test file about the wizard; every test starts on that day, without a member. */
export function withWizard() {
  const service = withMockServer({ now: fixtureNow });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: fixtureNow });
    Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
  });
  afterEach(() => void vi.useRealTimers());
  return service;
}

type Options = { capacity?: number | undefined; built?: Itinerary[] };

/** Renders the booking of a tour at an address with this query; `built` are the departures in the data of the page. */
export function showWizard(query: Record<string, string>, { capacity = 28, built = itineraryRows }: Options = {}) {
  const departures = departuresOf(built, TODAY).upcoming;
  const tour = { id: 17, title: 'Turki Lengkap: Istanbul', imageUrl: null, capacity, departures, costs };
  const router = mockRouter({ pathname: '/booking/[id]', query: { id: '17', ...query } });
  return renderInShell(<BookingWizard tour={tour} />, {
    namespaces: ['booking', 'common', 'form', 'plan', 'validation'],
    router,
  });
}
