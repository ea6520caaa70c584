import { type Pax, paxTypes, type Rooms, roomTypes } from '@/domain/booking';
import { formatRupiah } from '@/domain/money';
import { useWords } from '@/i18n/use-words';
import { type BookingTour, singleSupplement } from '../booking-model';
import styles from './cost-lines.module.css';

type CostLinesProps = {
  tour: BookingTour;
  /** Rupiah per person; null on request, undefined while nothing can be booked. */
  price: number | null | undefined;
  pax: Pax;
  rooms: Rooms;
};

/** Guests times price, and what no field of the service holds: confirmed by our team, never invented. */
export function CostLines({ tour, price, pax, rooms }: CostLinesProps) {
  const { t } = useWords('booking');
  const amount = (heads: number) => (price ? formatRupiah(price * heads) : t('summary.confirmed'));
  const paying = paxTypes.filter((type) => type !== 'infant' && pax[type] > 0);
  const stays = roomTypes.filter((type) => rooms[type] > 0).map((type) => t(`summary.${type}`, { count: rooms[type] }));
  const confirmed = [
    pax.infant > 0 && t('summary.infant', { count: pax.infant }),
    pax.child > 0 && t('summary.childBed'),
  ].filter((line) => line !== false);
  const supplement = singleSupplement(tour.extraCosts)?.value;
  const times = rooms.single > 1 ? `${rooms.single} × ` : '';
  return (
    <dl className={styles.lines}>
      {paying.map((type) => {
        const guests = t(`summary.${type}`, { count: pax[type] });
        return (
          <div key={type} className={styles.line}>
            <dt>{price ? t('summary.line', { guests, price: formatRupiah(price) }) : guests}</dt>
            <dd className={price ? styles.sum : undefined}>{price === undefined ? '–' : amount(pax[type])}</dd>
          </div>
        );
      })}
      {stays.length > 0 && (
        <div className={styles.line}>
          <dt>{t('summary.rooms')}</dt>
          <dd className={styles.sum}>{stays.join(', ')}</dd>
        </div>
      )}
      {confirmed.map((line) => (
        <div key={line} className={styles.line}>
          <dt>{line}</dt>
          <dd>{t('summary.confirmed')}</dd>
        </div>
      ))}
      {rooms.single > 0 && (
        <div className={styles.line}>
          <dt>{t('summary.single')}</dt>
          <dd>{supplement ? t('summary.singleCost', { amount: times + supplement }) : t('summary.confirmed')}</dd>
        </div>
      )}
    </dl>
  );
}
