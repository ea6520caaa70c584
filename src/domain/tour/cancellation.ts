import type { PaymentTerms } from '@sdk';
import { addDays } from '../dates';

/** The cost of a cancellation until a day (ISO date): per cent of the tour's price, or null for the deposit. */
export type CancellationStep = { until: string; percent: number | null };

/** Returns what a cancellation costs from `today` on until the tour leaves, soonest first. */
export function cancellationSteps(
  fees: NonNullable<PaymentTerms['cancellation_fees']>,
  leaves: string,
  today: string,
): CancellationStep[] {
  return fees
    .map(({ days_before: days, percent }) => ({ until: addDays(leaves, -days), percent }))
    .filter(({ until }) => until >= today)
    .sort((a, b) => a.until.localeCompare(b.until));
}
