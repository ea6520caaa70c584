import { routes } from '@/config/routes';
import { openPayment } from '@/domain/booking-history';
import { dayAndTime, formatDate, isToCome } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { instalmentsOfBooking } from '@/domain/tour/instalments';
import type { Trip, TripPhase } from '@/domain/trip';
import { PaymentDates } from '@/features/shared/cost/payment-dates';
import { HowToPay } from '@/features/shared/payment/how-to-pay';
import { WhatsappButton } from '@/features/shared/whatsapp-button';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Icon } from '@/ui/static/pictures/icon';
import { PaymentProofs } from './payment-proofs';
import styles from './trip.module.css';

export type TripProps = { trip: Trip; phase: TripPhase };

type SectionProps = { id: string; title: string; children: Elements };

export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} className="h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Shows what has been paid, what is due, and how to pay it. */
export function TripPayments({ trip, phase }: TripProps) {
  const { t, locale } = useMessages('trip');
  const { payment, status, date, reservation_code: code } = trip;
  if (!payment || phase === 'cancelled') return null;
  const payments = trip.payments ?? [];
  const isItemised = payments.reduce((sum, { amount }) => sum + amount, 0) === payment.paid;
  const open = phase === 'over' ? null : openPayment(trip);
  return (
    <Section id="payments" title={t('payments.title')}>
      <dl className={`tabular ${styles.amounts}`}>
        <div>
          <dt>{t('account:payment.total')}</dt>
          <dd>{payment.total === null ? t('common:cost.toBeConfirmed') : formatRupiah(payment.total)}</dd>
        </div>
        {isItemised &&
          payments.map(({ paid_on: day, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two payments of a day can be equal
            <div key={index}>
              <dt>{t('payments.received', { date: formatDate(day, locale) })}</dt>
              <dd>{formatRupiah(amount)}</dd>
            </div>
          ))}
        {!isItemised && payment.paid > 0 && (
          <div>
            <dt>{t('account:payment.paid')}</dt>
            <dd>{formatRupiah(payment.paid)}</dd>
          </div>
        )}
      </dl>
      {payment.paid === 0 && <p className="small muted">{t('payments.none')}</p>}
      {open && <PaymentDates instalments={payment.paid > 0 ? [open] : instalmentsOfBooking(payment)} />}
      {open && (
        <HowToPay
          {...(code && { code })}
          amount={open.amount}
          isConfirmed={status !== 'booking'}
          leaves={date}
          feeBase={{ deposit: payment.deposit, tourPrice: null }}
          headingLevel={3}
        />
      )}
      {code && trip.proofs && (
        <PaymentProofs code={code} proofs={trip.proofs} isOpen={open !== null} isConfirmed={status !== 'booking'} />
      )}
    </Section>
  );
}

/** Shows the usual weather of the month, and what to pack for it. */
export function TripPacking({ weather = [], packing = [] }: Pick<Trip, 'weather' | 'packing'>) {
  const { t, lang } = useMessages('trip');
  if (weather.length + packing.length === 0) return null;
  return (
    <Section id="packing" title={t('packing')}>
      {weather.length > 0 && (
        <ul className={styles.weather} lang={lang()}>
          {weather.map(({ place, low, high, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place can be named twice
            <li key={index}>
              <p>{place}</p>
              <p className="h4 tabular">{t('degrees', { low: degrees(low), high: degrees(high) })}</p>
              {text && <p className="small muted">{text}</p>}
            </li>
          ))}
        </ul>
      )}
      {packing.length > 0 && (
        <ul className={styles.packing} lang={lang()}>
          {packing.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal
            <li key={index}>
              <Icon name="check" size={18} className={styles.good} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Writes degrees with a real minus sign. */
const degrees = (value: number) => String(value).replace('-', '\u2212');

/** Shows who looks after the booking, and the way to ask. */
export function TripHelp({ trip }: { trip: Trip }) {
  const { t, locale } = useMessages('trip');
  const { consultant, reservation_code: code = '' } = trip;
  const call = isToCome(consultant?.calls_by) && dayAndTime(consultant?.calls_by, locale);
  return (
    <Section id="help" title={t('help.title')}>
      {consultant && (
        <p>{call ? t('help.calls', { name: consultant.name, ...call }) : t('help.consultant', consultant)}</p>
      )}
      <p data-print="none">
        <WhatsappButton text={t('help.text', { code })} look="second">
          {t('help.ask')}
        </WhatsappButton>
      </p>
      <GoLink href={routes.bookingTerms()}>{t('account:explainer.terms')}</GoLink>
    </Section>
  );
}
