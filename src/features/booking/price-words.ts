import type { PriceChange } from '@/domain/booking-party';
import type { Pax } from '@/domain/party';
import { type Prices, savingsOf } from '@/domain/tour/promotions';
import type { Translate } from '@/i18n/translate';

/** Returns in words why the price of these guests has changed. `written` formats a price per person. */
export function priceReason(
  { old, now }: PriceChange,
  pax: Pax,
  t: Translate,
  written: (price: number | null) => string,
): string {
  const lacks = ({ promotions = [] }: Prices, id: number) => promotions.every((one) => one.id !== id);
  const [had, has] = [savingsOf(old, pax), savingsOf(now, pax)];
  const reasons = [
    ...(old.price === now.price
      ? []
      : [t('booking:price.perPerson', { old: written(old.price), now: written(now.price) })]),
    ...had.filter(({ id }) => lacks(now, id)).map(({ name }) => t('booking:price.ended', { name })),
    ...has.filter(({ id }) => lacks(old, id)).map(({ name }) => t('booking:price.begun', { name })),
  ];
  return reasons.length > 0 ? reasons.join(' ') : t('booking:price.other');
}
