import type { PaymentTerms } from '@sdk';
import { addDays } from '../dates';
import type { Instalment } from './instalments';

/**
 * The cost of a cancellation until a day (ISO date): per cent of the tour's price, or null for the deposit. The other
 * values are in whole rupiah, null where no field of the booking holds them.
 */
export type CancellationStep = {
  until: string;
  percent: number | null;
  amount: number | null;
  /** The payments by then, if each is made in time. */
  paid: number | null;
  /** The part of them that is paid back. */
  refund: number | null;
};

/**
 * The amounts from which the fees of a booking are counted, in whole rupiah for the party; null where no field holds it.
 * `paid` is what has been paid so far, `open` are the payments to come.
 */
export type FeeBase = {
  deposit: number | null;
  tourPrice: number | null;
  paid: number;
  open: readonly Pick<Instalment, 'amount' | 'due'>[];
};

/** Returns what a cancellation costs from `today` on until the tour leaves, soonest first. */
export function cancellationSteps(
  fees: NonNullable<PaymentTerms['cancellation_fees']>,
  leaves: string,
  today: string,
  feeBase: FeeBase = { deposit: null, tourPrice: null, paid: 0, open: [] },
): CancellationStep[] {
  const { deposit, tourPrice } = feeBase;
  const amountOf = (percent: number | null) =>
    percent === null ? deposit : tourPrice && Math.round((tourPrice * percent) / 100);
  return fees
    .map(({ days_before: days, percent }) => {
      const until = addDays(leaves, -days);
      const amount = amountOf(percent);
      const paid = paidBy(until, feeBase);
      const refund = paid && amount !== null ? Math.max(0, paid - amount) : null;
      return { until, percent, amount, paid: refund === null ? null : paid, refund };
    })
    .filter(({ until }) => until >= today)
    .sort((a, b) => a.until.localeCompare(b.until));
}

/** Returns what has been paid by a day if every payment is made in time; null when an amount is not known. */
function paidBy(day: string, { paid, open }: FeeBase): number | null {
  const due = open.filter((one) => one.due !== null && one.due <= day);
  return due.reduce<number | null>((sum, { amount }) => (sum === null || amount === null ? null : sum + amount), paid);
}
