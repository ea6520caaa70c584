import { brand, whatsappLink } from '@/config/brand';
import { formatDateRange } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { bookablePrice, type Pax, type PriceChange, payingGuests, type Rooms, seatProblem } from '@/domain/party';
import type { Departure } from '@/domain/tour/departure';
import { partyCost } from '@/domain/tour/trip-cost';
import { useFormatPrice } from '@/features/shared/tour/use-format-price';
import { useSeatLabel } from '@/features/shared/tour/use-seat-label';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Note } from '@/ui/static/messages/note';
import { NoWrap } from '@/ui/static/no-wrap';
import { Picture } from '@/ui/static/pictures/picture';
import { Seats } from '@/ui/static/tours/seats';
import { BookingCost } from './booking-cost';
import type { BookingTour } from './booking-model';
import styles from './summary-card.module.css';

type SummaryCardProps = {
  tour: BookingTour;
  chosen?: { departure?: Departure; pax: Pax; rooms: Rooms };
  /** The price per person that the visitor has seen, if it is no longer that of the departure. */
  change?: PriceChange | null;
};

/** Shows the chosen trip, and its cost as far as the API provides it. */
export function SummaryCard({ tour, chosen, change }: SummaryCardProps) {
  const lang = useContentLang();
  const { t, locale } = useMessages('booking');
  const seatLabel = useSeatLabel();
  const price = chosen && bookablePrice(chosen.departure, chosen.pax);
  const problem = chosen?.departure && seatProblem(chosen.departure, chosen.pax);
  const departure = problem === 'full' ? undefined : chosen?.departure;
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
          <h2 className={`h4 ${styles.title}`} lang={lang(tour.language)}>
            {withNoBreakDashes(tour.title)}
          </h2>
          {departure ? (
            <>
              <p className={`small tabular ${styles.date}`}>
                <NoWrap>{formatDateRange(departure.from, departure.to, locale)}</NoWrap>
              </p>
              <Seats {...seatLabel(departure.seat)} />
            </>
          ) : (
            <p className={`small tabular ${styles.date}`}>{t('summary.noDate')}</p>
          )}
          {chosen && departure && problem === 'few' && <FewSeats departure={departure} pax={chosen.pax} />}
          {chosen && (
            <BookingCost tour={tour} price={price} leaves={departure?.from} pax={chosen.pax} rooms={chosen.rooms} />
          )}
          {chosen && change && (
            <ChangedPrice change={change} total={partyCost(change.old, chosen.pax, tour.costs, chosen.rooms).total} />
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

/** Says that the seats do not suffice, with the price per person, because the party has no total then. */
function FewSeats({ departure, pax }: { departure: Departure; pax: Pax }) {
  const { t } = useMessages('booking');
  const price = departure.price === null ? null : `${formatRupiah(departure.price)}${t('common:price.perPerson')}`;
  return (
    <Note tone="warning" role="status" className={styles.note}>
      <p>{t('summary.few', { left: departure.seat ?? 0, guests: payingGuests(pax) })}</p>
      {price && <p>{price}</p>}
    </Note>
  );
}

/** Says how the price has changed; `total` is the one that the party had before. */
function ChangedPrice({ change, total }: { change: PriceChange; total: number | null }) {
  const { t } = useMessages('booking');
  const formatPrice = useFormatPrice();
  const amounts = { old: formatPrice(change.old), now: formatPrice(change.now), total: formatPrice(total) };
  return (
    <Note tone="warning" role="status" className={styles.note}>
      {t('summary.changed', amounts)}
    </Note>
  );
}
