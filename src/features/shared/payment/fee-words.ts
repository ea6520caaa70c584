import { formatRupiah } from '@/domain/money';
import type { CancellationStep } from '@/domain/tour/cancellation';
import type { Translate } from '@/i18n/translate';

/** Returns the fee of a cancellation in words: in rupiah where a field holds it, otherwise how it is counted. */
export function feeWords({ percent, amount }: CancellationStep, t: Translate): string {
  const of = percent === null ? 'deposit' : 'percent';
  return amount === null
    ? t(`payment:cancel.${of}`, { percent })
    : t(`payment:cancel.amount.${of}`, { percent, amount: formatRupiah(amount) });
}
