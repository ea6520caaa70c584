import { estimatedTotal, type Pax, type Rooms } from '@/domain/booking';
import { formatRupiah } from '@/domain/money';
import { useWords } from '@/i18n/use-words';
import { CostNote } from '@/ui/static/cost-note';
import { type BookingTour, singleSupplement } from '../booking-model';
import styles from './cost-total.module.css';

type CostTotalProps = {
  tour: BookingTour;
  /** Rupiah per person; null on request, undefined while nothing can be booked. */
  price?: number | null;
  pax?: Pax;
  rooms?: Rooms;
};

/** The sum as far as it is known, and directly below it what it leaves out. */
export function CostTotal({ tour, price, pax, rooms }: CostTotalProps) {
  const { t } = useWords('booking');
  const total = price !== undefined && pax ? estimatedTotal(price, pax) : null;
  // With a single room the lines above name its supplement.
  const named = rooms?.single ? singleSupplement(tour.extraCosts) : undefined;
  return (
    <>
      <p className={styles.total}>
        <span>{t('summary.total')}</span>
        <span className={styles.amount}>
          {price === undefined ? '–' : total === null ? t('common:price.onRequest') : formatRupiah(total)}
        </span>
      </p>
      <CostNote
        title={t('summary.notIncluded')}
        costs={tour.extraCosts.filter((cost) => cost !== named)}
        lang="id"
        className={styles.note}
      >
        {t('summary.nothingPaid')}
      </CostNote>
    </>
  );
}
