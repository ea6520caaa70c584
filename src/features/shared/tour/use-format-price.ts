import { useCallback } from 'react';
import { formatRupiah } from '@/domain/money';
import { useMessages } from '@/i18n/use-messages';

/** A price in rupiah, or that it is on request. */
export function useFormatPrice(): (price: number | null) => string {
  const { t } = useMessages();
  return useCallback((price) => (price === null ? t('price.onRequest') : formatRupiah(price)), [t]);
}
