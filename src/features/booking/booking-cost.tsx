import { todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { type Pax, paxTypes, payingGuests, type Rooms } from '@/domain/party';
import { instalments, type PartyCost, partyCost } from '@/domain/tour/trip-cost';
import { type CostLine, CostSum } from '@/features/shared/cost/cost-sum';
import { OptionalCosts } from '@/features/shared/cost/optional-costs';
import { PaymentDates } from '@/features/shared/cost/payment-dates';
import type { Translate } from '@/i18n/translate';
import { useMessages } from '@/i18n/use-messages';
import styles from './booking-cost.module.css';
import type { BookingTour } from './booking-model';
import { partyLabels } from './party-labels';

type BookingCostProps = {
  tour: BookingTour;
  /** Rupiah per guest; null if the price is on request, undefined while no departure can be booked. */
  price: number | null | undefined;
  /** The first day of the departure (ISO date); undefined while no departure is chosen. */
  leaves: string | undefined;
  pax: Pax;
  rooms: Rooms;
};

/** Shows the price of the party with its total, the payment dates and the optional costs. */
export function BookingCost({ tour, price, leaves, pax, rooms }: BookingCostProps) {
  const { t } = useMessages('booking');
  const cost = partyCost(price ?? null, pax, tour.costs, rooms);
  const isKnown = price !== undefined && leaves !== undefined;
  return (
    <>
      <CostSum lines={costLines(price, pax, rooms, t)} cost={isKnown ? cost : null} />
      {isKnown && <PaymentDates instalments={instalmentsOf(tour, cost, pax, leaves)} />}
      {isKnown && <OpenAmounts pax={pax} />}
      <OptionalCosts cost={cost} className={styles.optional}>
        {t('summary.nothingPaid')}
      </OptionalCosts>
    </>
  );
}

/**
 * Says what our team confirms, below the amounts: the API has no field for the price of an infant or of a child without
 * a bed, so neither the total nor the deposit contains it.
 */
export function OpenAmounts({ pax }: { pax: Pax }) {
  const { t } = useMessages('booking');
  const infants = pax.infant > 0 ? [t('summary.infant', { count: pax.infant })] : [];
  const parts = [...infants, ...(pax.child > 0 ? [t('summary.childBed')] : [])];
  return (
    parts.length > 0 && (
      <p className={`small muted ${styles.open}`}>{t('summary.openAmounts', { parts: parts.join(', ') })}</p>
    )
  );
}

/** Returns the price lines of the guests and their rooms. */
export function costLines(price: number | null | undefined, pax: Pax, rooms: Rooms, t: Translate): CostLine[] {
  const guests = (type: (typeof paxTypes)[number]) => t(`booking:summary.${type}`, { count: pax[type] });
  const paying = paxTypes.filter((type) => type !== 'infant' && pax[type] > 0);
  const { stays } = partyLabels(pax, rooms, t);
  return [
    ...paying.map((type): CostLine => {
      if (price === undefined) return { name: guests(type), text: '–' };
      if (price === null) return { name: guests(type), amount: null };
      const name = t('booking:summary.line', { guests: guests(type), price: formatRupiah(price) });
      return { name, amount: price * pax[type] };
    }),
    ...(stays.length > 0 ? [{ name: t('booking:summary.rooms'), text: stays.join(', ') }] : []),
  ];
}

const instalmentsOf = (tour: BookingTour, { total }: PartyCost, pax: Pax, leaves: string) =>
  instalments(tour.costs, { total, guests: payingGuests(pax), leaves, today: todayInJakarta() });
