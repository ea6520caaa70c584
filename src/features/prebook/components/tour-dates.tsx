import type { Tour } from '@sdk';
import { routes } from '@/config/routes';
import { formatDateRange, formatMonth } from '@/domain/dates';
import { type Departure, tripLength } from '@/domain/tour/departure';
import { useSeatLabel } from '@/features/shared/tour/use-seat-label';
import { priceProps } from '@/features/shared/tour/use-tour-card-view';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { GoLink } from '@/ui/static/buttons/go-link';
import { DepartureBoard, DepartureLine } from '@/ui/static/tours/departure-board';
import styles from './offer.module.css';

type TourDatesProps = { tour: Pick<Tour, 'id' | 'title' | 'languages'>; dates: Departure[]; pax: number | null };

/** Shows the upcoming dates of the tour in a link, each with a link to its offer for the same number of guests. */
export function TourDates({ tour, dates, pax }: TourDatesProps) {
  const lang = useContentLang();
  const { t, locale } = useMessages('prebook');
  const seatLabel = useSeatLabel();
  return (
    <section aria-labelledby="dates" className={styles.chooser}>
      <h2 id="dates" className="h3">
        {t('dates.title')}
      </h2>
      <p lang={lang(tour.languages?.[0])}>{withNoBreakDashes(tour.title)}</p>
      <div className={styles.choices}>
        <DepartureBoard>
          {dates.map((row) => (
            <DepartureLine
              key={row.id}
              href={routes.prebook({ tour: tour.id, itinerary: row.id, pax: pax ?? undefined })}
              title={formatDateRange(row.from, row.to, locale)}
              day={String(Number(row.from.slice(8)))}
              month={formatMonth(row.from, locale)}
              length={t('common:trip.days', {
                count: tripLength(row).days,
              })}
              seats={seatLabel(row.seat)}
              price={priceProps(row.price, t)}
            />
          ))}
        </DepartureBoard>
      </div>
      <GoLink href={routes.tour(tour.id)}>{t('dates.tour')}</GoLink>
    </section>
  );
}
