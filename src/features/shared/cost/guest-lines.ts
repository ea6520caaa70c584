import { formatRupiah } from '@/domain/money';
import { type Pax, paxTypes } from '@/domain/party';
import { guestPrices, type Prices } from '@/domain/tour/promotions';
import type { Translate } from '@/i18n/translate';
import type { CostLine } from './cost-sum';

/**
 * Returns the price lines of the guests, without infants whose price is not known. The prices are undefined while no
 * departure can be booked.
 */
export function guestLines(prices: Prices | undefined, pax: Pax, t: Translate): CostLine[] {
  const each = prices && guestPrices(prices);
  const hasInfantPrice = prices?.infantPrice !== undefined && each !== null;
  const shown = paxTypes.filter((type) => pax[type] > 0 && (type !== 'infant' || hasInfantPrice));
  return shown.map((type): CostLine => {
    const guests = t(`common:party.${type}`, { count: pax[type] });
    if (!each) return prices ? { name: guests, amount: null } : { name: guests, text: '–' };
    const name = t('common:cost.line', { guests, price: formatRupiah(each[type]) });
    return { name, amount: each[type] * pax[type] };
  });
}
