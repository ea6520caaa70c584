import { type Departure, estimatedTotal, type Pax } from '@/domain/booking';
import { formatRupiah } from '@/domain/money';
import { useWords } from '@/i18n/use-words';
import { CostNote } from '@/ui/static/cost-note';
import type { BookingTour } from '../booking-model';
import styles from './cost-total.module.css';

type CostTotalProps = { tour: BookingTour; departure?: Departure; pax?: Pax };

/** The sum as far as it is known, and directly below it what it leaves out. */
export function CostTotal({ tour, departure, pax }: CostTotalProps) {
  const { t } = useWords('booking');
  const total = departure && pax ? estimatedTotal(departure.price, pax) : null;
  return (
    <>
      <p className={styles.total}>
        <span>{t('summary.total')}</span>
        <span className={styles.amount}>
          {!departure ? '–' : total === null ? t('common:price.onRequest') : formatRupiah(total)}
        </span>
      </p>
      <CostNote title={t('summary.notIncluded')} costs={tour.extraCosts} lang="id" className={styles.note}>
        {t('summary.nothingPaid')}
      </CostNote>
    </>
  );
}
