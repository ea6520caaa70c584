import type { PaymentTerms } from '@sdk';
import { addDays } from '../dates';
import type { Instalment } from './instalments';
import type { Saving } from './promotions';

/**
 * The cost of a cancellation until a day (ISO date): per cent of the tour's price, or null for the deposit. `amount` is
 * in whole rupiah, null where no field of the booking holds it.
 */
export type CancellationStep = { until: string; percent: number | null; amount: number | null };

/** What the fees of a booking are counted from, in whole rupiah for the party; null where no field holds it. */
export type FeeBase = { deposit: number | null; tourPrice: number | null };

/**
 * Returns what the fees of a booking are counted from. The terms do not say whether the tour's price is the one before
 * or after promotions, so with a promotion it is not known.
 */
export const feeBaseOf = (
  { promotions, guestsPrice }: { promotions: readonly Saving[]; guestsPrice: number | null },
  payments: readonly Instalment[],
): FeeBase => ({
  deposit: payments.find(({ kind }) => kind === 'deposit')?.amount ?? null,
  tourPrice: promotions.length > 0 ? null : guestsPrice,
});

/** Returns what a cancellation costs from `today` on until the tour leaves, soonest first. */
export function cancellationSteps(
  fees: NonNullable<PaymentTerms['cancellation_fees']>,
  leaves: string,
  today: string,
  { deposit, tourPrice }: FeeBase = { deposit: null, tourPrice: null },
): CancellationStep[] {
  const amountOf = (percent: number | null) =>
    percent === null ? deposit : tourPrice && Math.round((tourPrice * percent) / 100);
  return fees
    .map(({ days_before: days, percent }) => ({ until: addDays(leaves, -days), percent, amount: amountOf(percent) }))
    .filter(({ until }) => until >= today)
    .sort((a, b) => a.until.localeCompare(b.until));
}
