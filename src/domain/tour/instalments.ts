import type { BookingPayment } from '@sdk';
import { addDays } from '../dates';
import type { CostRules } from './trip-cost';

/** A payment of a booking. `amount` and `due` (ISO date) are null when the team confirms them. */
export type Instalment = { kind: 'deposit' | 'balance' | 'all'; amount: number | null; due: string | null };

/**
 * Returns the instalments of a party that books `today`. The whole total is due at once when the due day of the balance
 * has already passed, or on that day when no field contains a deposit. `total` and `guests` are those of the party.
 */
export function instalments(
  rules: Pick<CostRules, 'deposit' | 'depositDays' | 'balanceDays'>,
  { total, guests, leaves, today }: { total: number | null; guests: number; leaves: string; today: string },
): Instalment[] {
  const lastDay = rules.balanceDays === null ? null : addDays(leaves, -rules.balanceDays);
  const isDueAtOnce = lastDay !== null && lastDay <= today;
  const latest = isDueAtOnce ? leaves : (lastDay ?? leaves);
  const firstDay = rules.depositDays === null ? null : earlier(addDays(today, rules.depositDays), latest);
  if (isDueAtOnce) return [{ kind: 'all', amount: total, due: firstDay }];
  if (rules.deposit === null && rules.depositDays === null) return [{ kind: 'all', amount: total, due: lastDay }];
  const deposit = rules.deposit === null || total === null ? null : Math.min(rules.deposit * guests, total);
  return depositAndBalance({ total, deposit, deposit_due: firstDay, balance_due: lastDay });
}

/** Returns the instalments of a booking that the service has accepted, from its amounts. */
export function instalmentsOfBooking(payment: BookingPayment): Instalment[] {
  const { total, deposit, deposit_due, balance_due } = payment;
  if (deposit === null && deposit_due === null) return [{ kind: 'all', amount: total, due: balance_due }];
  return depositAndBalance(payment);
}

type TwoPayments = Pick<BookingPayment, 'total' | 'deposit' | 'deposit_due' | 'balance_due'>;

const depositAndBalance = ({ total, deposit, deposit_due, balance_due }: TwoPayments): Instalment[] => [
  { kind: 'deposit', amount: deposit, due: deposit_due },
  { kind: 'balance', amount: total === null || deposit === null ? null : total - deposit, due: balance_due },
];

const earlier = (a: string, b: string) => (a < b ? a : b);
