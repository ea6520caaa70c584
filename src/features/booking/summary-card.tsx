import { brand, whatsappLink } from '@/config/brand';
import { formatDateRange } from '@/domain/dates';
import { bookablePrice, type Pax, type Rooms, seatProblem } from '@/domain/party';
import type { Departure } from '@/domain/tour/departure';
import { useSeatLabel } from '@/features/shared/tour/use-seat-label';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Picture } from '@/ui/static/pictures/picture';
import { Range } from '@/ui/static/range';
import { Seats } from '@/ui/static/tours/seats';
import { BookingCost } from './booking-cost';
import type { BookingTour } from './booking-model';
import styles from './summary-card.module.css';

type SummaryCardProps = { tour: BookingTour; chosen?: { departure?: Departure; pax: Pax; rooms: Rooms } };

/** Shows the chosen trip, and its cost as far as the API provides it. */
export function SummaryCard({ tour, chosen }: SummaryCardProps) {
  const lang = useContentLang();
  const { t, locale } = useMessages('booking');
  const seatLabel = useSeatLabel();
  const price = chosen && bookablePrice(chosen.departure, chosen.pax);
  const isFull = chosen?.departure && seatProblem(chosen.departure, chosen.pax) === 'full';
  const departure = isFull ? undefined : chosen?.departure;
  return (
    <aside aria-label={t('summary.label')} data-print="none">
      <div className={styles.card}>
        <div className={styles.picture}>
          <Picture
            src={tour.imageUrl}
            alt=""
            ratio="fill"
            sizes="(min-width: 1024px) 376px, 100vw"
            maxWidth={1024}
            isPriority
            shape="square"
          />
        </div>
        <div className={styles.text}>
          <h2 className={styles.title} lang={lang(tour.language)}>
            {withNoBreakDashes(tour.title)}
          </h2>
          {departure ? (
            <>
              <p className={styles.date}>
                <Range>{formatDateRange(departure.from, departure.to, locale)}</Range>
              </p>
              <Seats {...seatLabel(departure.seat)} />
            </>
          ) : (
            <p className={styles.date}>{t('summary.noDate')}</p>
          )}
          {chosen && (
            <BookingCost tour={tour} price={price} leaves={departure?.from} pax={chosen.pax} rooms={chosen.rooms} />
          )}
        </div>
      </div>
      <ButtonLink
        href={whatsappLink(t('summary.askText', { brand: brand.name, tour: tour.title }))}
        target="_blank"
        look="quiet"
        icon="whatsapp"
        isWide
        className={styles.ask}
      >
        {t('common:buttons.askWhatsapp')}
      </ButtonLink>
    </aside>
  );
}
