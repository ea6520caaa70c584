import { formatRupiah } from '@/domain/money';
import type { Cost, OptionalCost } from '@/domain/tour/trip-cost';
import type { Locale } from '@/i18n/locales';
import type { Translate } from '@/i18n/translate';

/** A cost as text. `amount` is the price per guest, booking or room, or the percentage of the price. */
export type CostRow = { label: string; amount: string | null; remark: string | null };

/** Returns the name of a cost, with the percentage and the remark that explain its amount. */
export function costLabel({ label, percent, remark }: Cost, locale: Locale): string {
  const rate = percent === undefined ? label : `${label} ${formatPercent(percent, locale)}`;
  return remark ? `${rate} (${remark})` : rate;
}

/** Returns a cost from the service or a room supplement as text for one row of a list. */
export function costRow(one: OptionalCost, t: Translate, locale: Locale): CostRow {
  if (one.kind === 'room') {
    return { label: t(`common:cost.room.${one.room}`), amount: formatRupiah(one.amount), remark: null };
  }
  const { label, amount, percent, remark = null } = one.cost;
  if (amount !== undefined) return { label, amount: formatRupiah(amount), remark };
  return { label, amount: percent === undefined ? null : formatPercent(percent, locale), remark };
}

function formatPercent(percent: number, locale: Locale): string {
  return `${locale === 'id' ? String(percent).replace('.', ',') : percent}%`;
}
