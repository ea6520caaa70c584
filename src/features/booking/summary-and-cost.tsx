import { brand } from '@/config/brand';
import { bookablePrices, type PriceChange, seatProblem } from '@/domain/booking-party';
import { formatDateRange, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { type Pax, seatedGuests } from '@/domain/party';
import { type Rooms, roomTypes } from '@/domain/rooms';
import type { Departure } from '@/domain/tour/departure';
import { instalments } from '@/domain/tour/instalments';
import type { Prices } from '@/domain/tour/promotions';
import { partyCost } from '@/domain/tour/trip-cost';
import { type CostLine, CostSum } from '@/features/shared/cost/cost-sum';
import { guestLines } from '@/features/shared/cost/guest-lines';
import { OpenAmounts } from '@/features/shared/cost/open-amounts';
import { OptionalCosts } from '@/features/shared/cost/optional-costs';
import { PaymentDates } from '@/features/shared/cost/payment-dates';
import { seatProps, useFormatPrice } from '@/features/shared/tour/price-and-seats';
import { WhatsappButton } from '@/features/shared/whatsapp-button';
import type { Translate } from '@/i18n/translate';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { Note } from '@/ui/static/messages/note';
import { Picture } from '@/ui/static/pictures/picture';
import { Seats } from '@/ui/static/tours/seats';
import type { BookingTour } from './booking-model';
import { priceReason } from './price-words';
import styles from './summary-and-cost.module.css';

type SummaryCardProps = {
  tour: BookingTour;
  chosen?: { departure?: Departure; pax: Pax; rooms: Rooms };
  /** The price per person that the visitor has seen, if it is no longer that of the departure. */
  change?: PriceChange | null;
  isReview?: boolean;
};

/** Shows the chosen trip, and its cost as far as the API provides it. */
export function SummaryCard({ tour, chosen, change, isReview }: SummaryCardProps) {
  const { t, locale, lang } = useMessages('booking');
  const formatPrice = useFormatPrice();
  const departure = chosen?.departure;
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
              <p className="small tabular">
                <span className="nowrap">{formatDateRange(departure.from, departure.to, locale)}</span>
              </p>
              <Seats {...seatProps(departure.seat, t)} />
            </>
          ) : (
            <p className="small tabular">{t('summary.noDate')}</p>
          )}
          {departure && seatProblem(departure, chosen.pax) === 'few' && (
            // With the price per person, because the party has no total then.
            <Note tone="warning" role="status" className={styles.note}>
              <p>{t('summary.few', { left: departure.seat ?? 0, guests: seatedGuests(chosen.pax) })}</p>
              {departure.price !== null && <p>{`${formatRupiah(departure.price)}${t('common:price.perPerson')}`}</p>}
            </Note>
          )}
          {chosen && <BookingCost {...{ tour, departure, isReview }} pax={chosen.pax} rooms={chosen.rooms} />}
          {chosen && change && (
            <Note tone="warning" role="status" className={styles.note}>
              {t('summary.changed', {
                reason: priceReason(change, chosen.pax, t, formatPrice),
                // The one that the party had before.
                total: formatPrice(partyCost(change.old, chosen.pax, tour.costs, chosen.rooms).total),
              })}
            </Note>
          )}
        </div>
      </div>
      <WhatsappButton
        text={t('summary.askText', { brand: brand.name, tour: tour.title })}
        look="quiet"
        isWide
        className={styles.ask}
      />
    </aside>
  );
}

type BookingCostProps = { tour: BookingTour; departure: Departure | undefined; pax: Pax; rooms: Rooms };

/** Returns the prices and the cost of a party, and what it pays when if it books today; no payments without a departure. */
export function bookingCost({ tour, departure, pax, rooms }: BookingCostProps) {
  const prices = bookablePrices(departure, pax);
  const cost = partyCost(prices ?? { price: null }, pax, tour.costs, rooms);
  const party = { total: cost.total, guests: seatedGuests(pax), today: todayInJakarta() };
  const payments = departure && prices ? instalments(tour.costs, { ...party, leaves: departure.from }) : [];
  return { prices, cost, payments };
}

/**
 * Shows the price of the party with its total, the payment dates and the optional costs. The review offers no promotion
 * for more travellers, and says above its button that nothing is paid.
 */
export function BookingCost({ isReview, ...props }: BookingCostProps & { isReview?: boolean | undefined }) {
  const { t } = useMessages('booking');
  const { departure, pax, rooms } = props;
  const { prices, cost, payments } = bookingCost(props);
  const isKnown = departure !== undefined && prices !== undefined;
  return (
    <>
      <CostSum
        lines={costLines(prices, pax, rooms, t)}
        cost={isKnown ? { ...cost, missed: isReview ? null : cost.missed } : null}
      />
      <PaymentDates instalments={payments} />
      {isKnown && <OpenAmounts pax={pax} prices={prices} className={styles.note} />}
      <OptionalCosts cost={cost} className={styles.note}>
        {!isReview && t('summary.nothingPaid')}
      </OptionalCosts>
    </>
  );
}

/** Returns the price lines of the guests, and their rooms. */
export function costLines(prices: Prices | undefined, pax: Pax, rooms: Rooms, t: Translate): CostLine[] {
  const stays = roomLabels(rooms, t).join(', ');
  return [...guestLines(prices, pax, t), ...(stays ? [{ name: t('booking:summary.rooms'), text: stays }] : [])];
}

/** Returns the rooms by type, such as `1 twin`; types with a count of zero are omitted. */
export const roomLabels = (rooms: Rooms, t: Translate): string[] =>
  roomTypes.filter((type) => rooms[type] > 0).map((type) => t(`booking:summary.${type}`, { count: rooms[type] }));
