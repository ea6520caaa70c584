import { useState } from 'react';
import type { TourQuery } from '@/domain/tour/tour-query';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import styles from './tour-filters.module.css';

const PriceRangeForm = loadOnUse(() => import('./price-range-form').then((module) => module.PriceRangeForm));

type CustomPriceRangeProps = { query: TourQuery; change: (next: TourQuery) => unknown; isOpen: boolean };

/** Shows a button that opens a form for another price range; the form is open if such a range is set. */
export function CustomPriceRange({ query, change, isOpen }: CustomPriceRangeProps) {
  const { t } = useMessages('tour');
  const [isOpened, setIsOpened] = useState(false);
  if (isOpen || isOpened) return <PriceRangeForm query={query} change={change} />;
  return (
    <button type="button" className={styles.more} onClick={() => setIsOpened(true)}>
      {t('list.priceOwn')}
    </button>
  );
}
