import { useCallback } from 'react';
import { formatRupiah } from '@/domain/money';
import { useMessages } from '@/i18n/use-messages';

/** Returns a function that formats a price in rupiah, or as "on request" if it is null. */
export function useFormatPrice(): (price: number | null) => string {
  const { t } = useMessages();
  return useCallback((price) => (price === null ? t('price.onRequest') : formatRupiah(price)), [t]);
}
