import { formatDate } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { toggleCompared } from '@/state/tour-lists';
import { RoundButton } from '@/ui/static/buttons/round-button';
import { Picture } from '@/ui/static/pictures/picture';
import { Skeleton } from '@/ui/static/skeleton';
import { Seats } from '@/ui/static/tours/seats';
import { useSeatLabel } from '../tour/use-seat-label';
import styles from './compare-cells.module.css';
import type { ComparedTour } from './compared-tour';
import type { Column } from './use-comparison';

export function TourColumnHeader({ tour }: { tour: ComparedTour }) {
  const lang = useContentLang();
  const { t } = useMessages('kept');
  return (
    <div className={styles.header}>
      <Picture src={tour.imageUrl} alt="" sizes="240px" maxWidth={640} ratio="3/2" />
      <RoundButton
        icon="close"
        label={t('tray.remove', { tour: tour.title })}
        className={styles.remove}
        onClick={() => toggleCompared(tour)}
      />
      <span className={styles.title} lang={lang(tour.language)}>
        {withNoBreakDashes(tour.title)}
      </span>
    </div>
  );
}

/** Shows the price with the date of its departure. */
export function PriceCell({ column: { tour, state } }: { column: Column }) {
  const { t, locale } = useMessages('kept');
  if (state === 'waiting') return <Skeleton width="wide" />;
  if (tour.price === null) return <span>{t('common:price.onRequest')}</span>;
  const departure = tour.departures?.find(({ isPriced }) => isPriced);
  return (
    <span className={`muted ${styles.price}`}>
      <b>{formatRupiah(tour.price)}</b> <span>{t('common:price.perPerson')}</span>
      {departure && <span>{t('common:price.cheapest', { date: formatDate(departure.from, locale) })}</span>}
    </span>
  );
}

/** Shows the next departures with their seats. */
export function DatesCell({ column: { tour, state } }: { column: Column }) {
  const { t, locale } = useMessages('kept');
  const seatLabel = useSeatLabel();
  if (state === 'waiting') return <Skeleton />;
  if (!tour.departures) return <span>{t('table.notLoaded')}</span>;
  if (tour.departures.length === 0) return <span>{t('common:states.noDates')}</span>;
  return (
    <ul className={styles.dates}>
      {tour.departures.map(({ from, seat }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two departures may leave on one day, and the order is fixed
        <li key={index}>
          <span>{formatDate(from, locale)}</span>
          <Seats {...seatLabel(seat)} />
        </li>
      ))}
    </ul>
  );
}

export function MealsCell({ column: { state, meals } }: { column: Column }) {
  const { t } = useMessages('kept');
  const isLost = state === 'failed' || state === 'gone' || meals.state === 'failed';
  if (!isLost && meals.state === 'waiting') return <Skeleton width="half" />;
  const unknown = t(isLost ? 'table.notLoaded' : 'table.unknown');
  return <span>{isLost || meals.count === null ? unknown : t('table.mealsCount', { count: meals.count })}</span>;
}
