import { formatDateRange } from '@/domain/dates';
import { tripLength } from '@/domain/itineraries';
import { formatRupiah } from '@/domain/money';
import { useSeatWords } from '@/features/shared/use-seat-words';
import { priceWords } from '@/features/shared/use-tour-card-view';
import { useWords } from '@/i18n/use-words';
import { keepDashes } from '@/lib/dashes';
import { CostNote } from '@/ui/static/cost-note';
import { Note } from '@/ui/static/note';
import { Picture } from '@/ui/static/picture';
import { Price } from '@/ui/static/price';
import { Seats } from '@/ui/static/seats';
import type { OfferModel } from '../offer-model';
import styles from './offer.module.css';
import { OfferActions } from './offer-actions';

/** One departure: when, how many seats, what it comes to and the next step. */
export function OfferCard({ offer }: { offer: OfferModel }) {
  const { t, locale } = useWords('prebook');
  const seatWords = useSeatWords();
  const { departure, pax, total, isReduced } = offer;
  const isFull = departure.seat !== null && departure.seat <= 0;
  const length = tripLength({ departure_date: departure.from, arrival_date: departure.to });
  return (
    <article className={styles.offer}>
      <Picture
        src={offer.imageUrl}
        alt=""
        ratio="16/9"
        sizes="(min-width: 1024px) 760px, 100vw"
        isPriority
        className={styles.picture}
      />
      <h2 lang="id">{keepDashes(offer.title)}</h2>
      <p className={styles.facts}>
        <strong className="tabular nowrap">{formatDateRange(departure.from, departure.to, locale)}</strong>
        <span>{t('common:trip.daysNights', length)}</span>
        <Seats {...seatWords(departure.seat)} />
      </p>
      {isFull && <Note tone="warning">{t('full')}</Note>}
      {!isFull && isReduced && <Note tone="warning">{t('reduced', { count: pax })}</Note>}
      {!isFull && (
        <div className={styles.sum}>
          <Price {...priceWords(departure.price, t)} size="large" />
          {total !== null && departure.price !== null && (
            <dl className={styles.total}>
              <dt>{t('times', { count: pax, price: formatRupiah(departure.price) })}</dt>
              <dd>{formatRupiah(total)}</dd>
            </dl>
          )}
          <CostNote title={t('excluded')} costs={offer.costs} lang="id">
            {t('later')}
          </CostNote>
        </div>
      )}
      <OfferActions offer={offer} isFull={isFull} />
    </article>
  );
}
