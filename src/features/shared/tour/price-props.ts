import { formatRupiah } from '@/domain/money';
import type { Translate } from '@/i18n/translate';
import type { PriceProps } from '@/ui/static/tours/price';

/** Returns the props of a price per person, with the text for a missing price; `from` is the prefix of a lowest price. */
export function priceProps(amount: number | null, t: Translate, from?: string): PriceProps {
  return {
    amount: amount === null ? null : formatRupiah(amount),
    empty: t('common:price.onRequest'),
    unit: t('common:price.perPerson'),
    from,
  };
}
