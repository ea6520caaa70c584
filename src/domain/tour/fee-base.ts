import { openPayments } from '../booking-history';
import type { Trip } from '../trip';
import type { FeeBase } from './cancellation';
import type { Instalment } from './instalments';
import type { Saving } from './promotions';

/**
 * Returns what the fees of a new booking are counted from. The terms do not say whether the tour's price is the one before
 * or after promotions, so with a promotion it is not known.
 */
export const feeBaseOf = (
  { promotions, guestsPrice }: { promotions: readonly Saving[]; guestsPrice: number | null },
  payments: readonly Instalment[],
): FeeBase => ({
  deposit: payments.find(({ kind }) => kind === 'deposit')?.amount ?? null,
  tourPrice: promotions.length > 0 ? null : guestsPrice,
  paid: 0,
  open: payments,
});

/** Returns what the fees of a booking are counted from, as far as the service sends it. */
export const feeBaseOfTrip = (trip: Trip): FeeBase => ({
  deposit: trip.payment?.deposit ?? null,
  tourPrice: trip.price?.tour_price ?? null,
  paid: trip.payment?.paid ?? 0,
  open: openPayments(trip),
});
