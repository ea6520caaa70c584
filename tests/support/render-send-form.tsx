import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { type Departure, pricesOf } from '../../src/domain/tour/departure.ts';
import type { CostRules } from '../../src/domain/tour/trip-cost.ts';
import { freshIntent } from '../../src/features/booking/session/send-booking.ts';
import { createBookingStore } from '../../src/features/booking/session/store.ts';
import type { Draft } from '../../src/features/booking/session/use-draft.ts';
import { useSendBooking } from '../../src/features/booking/session/use-send-booking.ts';
import { bookingState, bookingTour, noCosts } from './booking-fixture.ts';
import { mockRouter, renderInShell } from './render-in-shell.tsx';

export type SendFormOptions = { onRefresh?: () => void; seenPrice?: number; costs?: CostRules };

/** Renders a complete booking of this departure without its fields, and returns the action that sends it. */
export function renderSendForm(departure: Departure, { onRefresh, seenPrice, costs = noCosts }: SendFormOptions = {}) {
  const store = createBookingStore({
    ...bookingState({ itinerary_id: String(departure.id) }),
    intent: freshIntent(),
    seenPrices: { ...pricesOf(departure), price: seenPrice ?? departure.price },
  });
  let isGone = false;
  const draft: Draft = { save: vi.fn(), close: vi.fn(), isGone: () => isGone };
  const refresh = async () => {
    onRefresh?.();
    return { success: true as const, rows: [departure] };
  };
  const location = { source: 'web' as const, tourInQuery: { id: '17' } };
  let submit = async (): Promise<unknown> => undefined;
  function Probe() {
    submit = useSendBooking({ tour: { ...bookingTour, costs }, store, draft, refresh, location }).submit;
    return null;
  }
  const router = mockRouter({ pathname: '/booking/[id]', query: { id: '17', step: '4' } });
  renderInShell(<Probe />, { namespaces: ['booking', 'common'], router });
  const leave = () => {
    isGone = true;
  };
  return { draft, store, router, leave, submit: () => act(() => submit()) };
}
