import type { PaymentTerms } from '@sdk';
import { addDays } from '../dates';

/**
 * The cost of a cancellation until a day (ISO date): per cent of the tour's price, or null for the deposit. `amount` is
 * in whole rupiah, null where no field of the booking holds it.
 */
export type CancellationStep = { until: string; percent: number | null; amount: number | null };

/** The amounts of a party from which the fees are counted, in whole rupiah; null for one that the booking lacks. */
export type FeeBase = { deposit: number | null; tourPrice: number | null };

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
