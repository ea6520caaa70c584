import { useCallback } from 'react';
import { formatDayMonth } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { hasTooFewSeats, seatKind } from '@/domain/tour/departure';
import { type Saving, sumOf } from '@/domain/tour/promotions';
import type { Locale } from '@/i18n/locales';
import type { Translate } from '@/i18n/translate';
import { useMessages } from '@/i18n/use-messages';
import type { PriceProps } from '@/ui/static/tours/price';
import type { SeatsProps } from '@/ui/static/tours/seats';

/** Returns the props of a price per person, with the text for a missing price; `from` is the prefix of a lowest price. */
export function priceProps(amount: number | null, t: Translate, from?: string): PriceProps {
  return {
    amount: amount === null ? null : formatRupiah(amount),
    empty: t('common:price.onRequest'),
    unit: t('common:price.perPerson'),
    from,
  };
}

/** Returns the promotions of a price with what they save and their first end; undefined without any. */
export function savingText(savings: readonly Saving[] | undefined, t: Translate, locale: Locale): string | undefined {
  if (!savings?.length) return undefined;
  const [name, amount] = [savings.map((one) => one.name).join(' + '), formatRupiah(sumOf(savings))];
  const text = t('common:price.saving', { name, amount });
  const [end] = savings.flatMap(({ ends_on }) => ends_on ?? []).sort();
  return end ? `${text} ${t('common:cost.until', { date: formatDayMonth(end, locale) })}` : text;
}

/** Returns a function that formats a price in rupiah, or as "on request" if it is null. */
export function useFormatPrice(): (price: number | null) => string {
  const { t } = useMessages();
  return useCallback((price) => (price === null ? t('price.onRequest') : formatRupiah(price)), [t]);
}

/** Returns the state of the seats left (null: on request) with its label, which says if they are too few. */
export function seatProps(seatsLeft: number | null, t: Translate, guests = 1): SeatsProps {
  if (hasTooFewSeats({ seat: seatsLeft }, guests)) {
    return { kind: 'few', label: t('common:party.tooFew', { left: seatsLeft, count: guests }) };
  }
  const kind = seatKind(seatsLeft);
  return { kind, label: t(`common:seats.${kind}`, { count: seatsLeft }) };
}
