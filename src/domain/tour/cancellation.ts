import type { PaymentTerms } from '@sdk';
import { addDays } from '../dates';

/**
 * The cost of a cancellation until a day (ISO date): per cent of the tour's price, or null for the deposit. `amount` and
 * `back`, what is paid back of the payments, are in whole rupiah, null where no field of the booking holds them.
 */
export type CancellationStep = { until: string; percent: number | null; amount: number | null; back: number | null };

/**
 * The amounts from which the fees of a booking are counted, in whole rupiah for the party; null where no field holds it.
 * `paid` is what has been paid so far.
 */
export type FeeBase = { deposit: number | null; tourPrice: number | null; paid: number };

/** Returns what a cancellation costs from `today` on until the tour leaves, soonest first. */
export function cancellationSteps(
  fees: NonNullable<PaymentTerms['cancellation_fees']>,
  leaves: string,
  today: string,
  { deposit, tourPrice, paid }: FeeBase = { deposit: null, tourPrice: null, paid: 0 },
): CancellationStep[] {
  const amountOf = (percent: number | null) =>
    percent === null ? deposit : tourPrice && Math.round((tourPrice * percent) / 100);
  return fees
    .map(({ days_before: days, percent }) => {
      const amount = amountOf(percent);
      const back = paid > 0 && amount !== null ? Math.max(0, paid - amount) : null;
      return { until: addDays(leaves, -days), percent, amount, back };
    })
    .filter(({ until }) => until >= today)
    .sort((a, b) => a.until.localeCompare(b.until));
}
