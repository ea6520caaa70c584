import { useCallback } from 'react';
import { formatRupiah } from '@/domain/money';
import { useWords } from '@/i18n/use-words';

/** A price in rupiah, or that it is on request. */
export function usePriceWord(): (price: number | null) => string {
  const { t } = useWords();
  return useCallback((price) => (price === null ? t('price.onRequest') : formatRupiah(price)), [t]);
}
