import { formatDateRange } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { isFull, tripLength } from '@/domain/tour/departure';
import { CostSum } from '@/features/shared/cost/cost-sum';
import { OptionalCosts } from '@/features/shared/cost/optional-costs';
import { useSeatLabel } from '@/features/shared/tour/use-seat-label';
import { priceProps } from '@/features/shared/tour/use-tour-card-view';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { Note } from '@/ui/static/messages/note';
import { NoWrap } from '@/ui/static/no-wrap';
import { Picture } from '@/ui/static/pictures/picture';
import { Price } from '@/ui/static/tours/price';
import { Seats } from '@/ui/static/tours/seats';
import type { OfferModel } from '../offer-model';
import styles from './offer.module.css';
import { OfferActions } from './offer-actions';

/** Shows one departure: dates, seats, total and the links to book it. */
export function OfferCard({ offer }: { offer: OfferModel }) {
  const lang = useContentLang();
  const { t, locale } = useMessages('prebook');
  const seatLabel = useSeatLabel();
  const { departure, pax, cost, isReduced } = offer;
  const isSoldOut = isFull(departure);
  const length = tripLength(departure);
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
      <h2 lang={lang(offer.language)}>{withNoBreakDashes(offer.title)}</h2>
      <p className={`cluster ${styles.facts}`}>
        <strong className="tabular">
          <NoWrap>{formatDateRange(departure.from, departure.to, locale)}</NoWrap>
        </strong>
        <span>{t('common:trip.daysNights', length)}</span>
        <Seats {...seatLabel(departure.seat)} />
      </p>
      {isSoldOut && <Note tone="warning">{t('full')}</Note>}
      {!isSoldOut && isReduced && <Note tone="warning">{t('reduced', { count: pax })}</Note>}
      {!isSoldOut && (
        <div className={styles.sum}>
          <Price {...priceProps(departure.price, t)} size="large" />
          {departure.price !== null && (
            <CostSum
              lines={[{ name: t('times', { count: pax, price: formatRupiah(departure.price) }), amount: cost.base }]}
              cost={cost}
            />
          )}
          <OptionalCosts cost={cost}>{t('later')}</OptionalCosts>
        </div>
      )}
      <OfferActions offer={offer} isFull={isSoldOut} />
    </article>
  );
}
