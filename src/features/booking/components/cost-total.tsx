import { type Departure, estimatedTotal, type Pax } from '@/domain/booking';
import { formatRupiah } from '@/domain/money';
import { useWords } from '@/i18n/use-words';
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
      <div className={styles.small}>
        {tour.extraCosts.length > 0 && (
          <>
            <p className={styles.smallTitle}>{t('summary.notIncluded')}</p>
            <ul lang="id" className={styles.costs}>
              {tour.extraCosts.map((cost) => (
                <li key={cost.label}>
                  <span>{cost.label}</span>
                  <span className={styles.cost}>{cost.amount}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>{t('summary.nothingPaid')}</p>
      </div>
    </>
  );
}
