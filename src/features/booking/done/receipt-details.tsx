import { roomTypes } from '@/domain/party';
import { passportName } from '@/domain/passport';
import { phoneReadable } from '@/domain/phone';
import { partyCost } from '@/domain/tour/trip-cost';
import { CostSum } from '@/features/shared/cost/cost-sum';
import { PaymentDates } from '@/features/shared/cost/payment-dates';
import { tidy, tidyEmail } from '@/features/shared/form/rules/text-checks';
import { useMessages } from '@/i18n/use-messages';
import type { BookingReceipt } from '@/state/booking-receipt';
import { FactLine } from '@/ui/static/fact-line';
import { costLines, OpenAmounts } from '../booking-cost';
import type { BookingTour } from '../booking-model';
import { Facts } from '../facts';
import type { BookingValues } from '../forms/values';
import { useProfileValues } from '../session/use-profile-values';
import { valuesOfReceipt } from './receipt';
import styles from './receipt-details.module.css';

type ReceiptDetailsProps = { tour: BookingTour; receipt: BookingReceipt };

/** Shows the trip, the contact and the guests. Together with the code above, a printed page is complete. */
export function ReceiptDetails({ tour, receipt }: ReceiptDetailsProps) {
  const { t } = useMessages('booking');
  const { values: profile } = useProfileValues();
  const values = valuesOfReceipt(receipt, profile);
  if (!values) return null;
  const { pax } = values;
  const rooms = roomTypes.some((type) => values.rooms[type] > 0);
  return (
    <section aria-labelledby="receipt-details" className={styles.details}>
      <h2 id="receipt-details" className={`h3 ${styles.title}`}>
        {t('done.details')}
      </h2>
      <div className={styles.sections}>
        <div className={styles.section}>
          <h3 className="h4">{t('review.contact')}</h3>
          <Contact contact={values.contact} />
          {!!receipt.prefilled?.length && <p className={styles.remark}>{t('done.fromProfile')}</p>}
        </div>
        <div className={styles.section}>
          <h3 className="h4">{t('review.passengers')}</h3>
          <Guests guests={values.passengers} />
        </div>
        <div className={styles.section}>
          <h3 className="h4">{t(rooms ? 'done.roomsAndCost' : 'review.cost')}</h3>
          <CostSum
            lines={costLines(receipt.price, pax, values.rooms, t)}
            cost={partyCost(receipt.price ?? null, pax, tour.costs, values.rooms)}
          />
          {receipt.instalments && <PaymentDates instalments={receipt.instalments} />}
          <OpenAmounts pax={pax} />
          <p className={styles.remark}>{t('summary.nothingPaid')}</p>
        </div>
      </div>
    </section>
  );
}

function Contact({ contact }: { contact: BookingValues['contact'] }) {
  const { t } = useMessages('booking');
  // Profile values are not stored on the device, so they are missing while the profile cannot be read.
  const orProfile = (text: string) => text || t('done.asInProfile');
  const name = contact.first_name && tidy(`${t(`titles.${contact.title}`)} ${contact.first_name} ${contact.last_name}`);
  return (
    <Facts
      facts={[
        [t('review.name'), orProfile(name)],
        [t('field.email'), orProfile(tidyEmail(contact.email))],
        [t('field.phone'), orProfile(phoneReadable(contact.phone))],
        [t('field.city'), orProfile(tidy(contact.city))],
      ]}
    />
  );
}

function Guests({ guests }: { guests: BookingValues['passengers'] }) {
  const { t } = useMessages('booking');
  const name = (guest: BookingValues['passengers'][number]) =>
    guest.first_name
      ? `${t(`titles.${guest.title}`)} ${passportName(`${guest.first_name} ${guest.last_name}`)}`
      : t('done.asInProfile');
  return (
    <ol className={styles.guests}>
      {guests.map((guest, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: guests have no id, only a position
        <li key={index}>
          <span className={styles.guest}>{name(guest)}</span>
          <span className={styles.kind}>
            <FactLine facts={[t(`passenger.${guest.type}`), guest.passport_later && t('review.later')]} />
          </span>
        </li>
      ))}
    </ol>
  );
}
