import type { ReactNode } from 'react';
import { formatDateRange } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { roomTypes } from '@/domain/rooms';
import { partyCost } from '@/domain/tour/trip-cost';
import { CostSum } from '@/features/shared/cost/cost-sum';
import { OpenAmounts } from '@/features/shared/cost/open-amounts';
import { PaymentDates } from '@/features/shared/cost/payment-dates';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import type { BookingReceipt } from '@/state/booking-receipt';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import type { BookingTour } from '../booking-model';
import { ContactFacts, guestName } from '../facts';
import type { BookingValues } from '../forms/values';
import { useProfileValues } from '../session/use-profile-values';
import { costLines } from '../summary-and-cost';
import card from '../summary-and-cost.module.css';
import { valuesOfReceipt } from './receipt';
import styles from './receipt-details.module.css';

type ReceiptProps = { tour: BookingTour; receipt: BookingReceipt };

/** Shows the tour, its dates and its total beside the receipt. */
export function ReceiptCard({ tour, receipt }: ReceiptProps) {
  const { t, locale, lang } = useMessages('booking');
  const facts: [name: string, value: ReactNode][] = [
    [
      t('done.date'),
      <span key="dates" className="nowrap">
        {formatDateRange(receipt.from, receipt.to, locale)}
      </span>,
    ],
    [t('done.guests'), t('done.people', { count: receipt.guestCount })],
    [t('done.total'), receipt.total === null ? t('common:cost.toBeConfirmed') : formatRupiah(receipt.total)],
  ];
  return (
    <aside aria-label={t('summary.label')} className={`${card.card} ${styles.card}`}>
      <div className={`${card.picture} ${styles.banner}`} data-print="none">
        <Picture
          src={tour.imageUrl}
          alt=""
          ratio="fill"
          sizes="(min-width: 640px) 376px, 96px"
          maxWidth={1024}
          shape="square"
        />
      </div>
      <div className={`${card.text} ${styles.text}`}>
        <h2 className="h4" lang={lang(tour.language)}>
          {withNoBreakDashes(receipt.tour)}
        </h2>
        <dl className={`tabular ${styles.facts}`}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="small muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}

/** Shows the trip, the contact and the guests. Together with the code above, a printed page is complete. */
export function ReceiptDetails({ tour, receipt }: ReceiptProps) {
  const { t } = useMessages('booking');
  const { values: profile } = useProfileValues();
  const values = valuesOfReceipt(receipt, profile);
  if (!values) return null;
  const { pax } = values;
  const prices = receipt.prices ?? { price: receipt.price ?? null };
  const rooms = roomTypes.some((type) => values.rooms[type] > 0);
  return (
    <section aria-labelledby="receipt-details" className={styles.details}>
      <h2 id="receipt-details" className={`h3 ${styles.title}`}>
        {t('done.details')}
      </h2>
      <div className={styles.sections}>
        <div className={styles.section}>
          <h3 className="h4">{t('review.contact')}</h3>
          {/* Profile values are not stored on the device, so they are missing while the profile cannot be read. */}
          <ContactFacts contact={values.contact} missing={t('done.asInProfile')} />
          {!!receipt.prefilled?.length && <p className="small muted">{t('done.fromProfile')}</p>}
        </div>
        <div className={styles.section}>
          <h3 className="h4">{t('review.passengers')}</h3>
          <Guests guests={values.passengers} />
        </div>
        <div className={styles.section}>
          <h3 className="h4">{t(rooms ? 'done.roomsAndCost' : 'review.cost')}</h3>
          <CostSum
            lines={costLines(prices, pax, values.rooms, t)}
            cost={{
              ...partyCost(prices, pax, tour.costs, values.rooms, receipt.promotions),
              missed: null,
              total: receipt.total,
            }}
          />
          {/* On the screen the next steps name the payments. */}
          {receipt.instalments && (
            <div className={styles.printed}>
              <PaymentDates instalments={receipt.instalments} />
            </div>
          )}
          <OpenAmounts pax={pax} prices={prices} />
        </div>
      </div>
    </section>
  );
}

function Guests({ guests }: { guests: BookingValues['passengers'] }) {
  const { t } = useMessages('booking');
  const name = (guest: BookingValues['passengers'][number]) =>
    guest.first_name ? guestName(guest, t) : t('done.asInProfile');
  return (
    <ol className={styles.guests}>
      {guests.map((guest, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: guests have no id, only a position
        <li key={index} className="cluster">
          <span className={styles.guest}>{name(guest)}</span>
          <span className="small muted">
            <FactLine facts={[t(`passenger.${guest.type}`), guest.passport_later && t('review.later')]} />
          </span>
        </li>
      ))}
    </ol>
  );
}
