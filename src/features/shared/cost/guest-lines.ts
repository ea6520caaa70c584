import { formatRupiah } from '@/domain/money';
import { type Pax, paxTypes } from '@/domain/party';
import type { Translate } from '@/i18n/translate';
import type { CostLine } from './cost-sum';

/**
 * Returns the price lines of the adults and children. The price is undefined while no departure can be booked, and null on
 * request.
 */
export function guestLines(price: number | null | undefined, pax: Pax, t: Translate): CostLine[] {
  const paying = paxTypes.filter((type) => type !== 'infant' && pax[type] > 0);
  return paying.map((type): CostLine => {
    const guests = t(`common:party.${type}`, { count: pax[type] });
    if (price === undefined) return { name: guests, text: '–' };
    if (price === null) return { name: guests, amount: null };
    const name = t('common:cost.line', { guests, price: formatRupiah(price) });
    return { name, amount: price * pax[type] };
  });
}
