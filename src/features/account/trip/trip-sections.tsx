import { routes } from '@/config/routes';
import { openPayment, openPayments } from '@/domain/booking-history';
import { dayAndTime, formatDate, isToCome, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { phoneLink } from '@/domain/phone';
import { feeBaseOfTrip } from '@/domain/tour/fee-base';
import type { Instalment } from '@/domain/tour/instalments';
import { areSeatsConfirmed, refundState, type Trip, type TripPhase } from '@/domain/trip';
import { OpeningHoursLine } from '@/features/shared/opening-hours-line';
import { HowToPay } from '@/features/shared/payment/how-to-pay';
import { PersonLine } from '@/features/shared/person/person-line';
import { WhatsappButton } from '@/features/shared/whatsapp-button';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { AppLink } from '@/ui/static/buttons/app-link';
import { ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { addresseeOf, bookingQuestion, consultantIn } from '../components/step-words';
import { AgreedPrice } from './agreed-price';
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

/** Shows the received payments, the next payment with its date, and how to pay it. */
export function TripPayments({ trip, phase }: TripProps) {
  const { t, locale } = useMessages('trip');
  const { payment, status, date, reservation_code: code } = trip;
  if (phase === 'cancelled') return <Refund trip={trip} />;
  if (!payment) return null;
  const payments = trip.payments ?? [];
  const isItemised = payments.reduce((sum, { amount }) => sum + amount, 0) === payment.paid;
  const open = phase === 'over' ? null : openPayment(trip);
  const extra = (trip.requests ?? []).reduce((sum, { state, cost }) => sum + ((state === 'agreed' && cost) || 0), 0);
  const stage = payStage(trip, open);
  const proofs =
    code && trip.proofs ? (
      <PaymentProofs code={code} proofs={trip.proofs} isOpen={open !== null} isConfirmed={areSeatsConfirmed(trip)} />
    ) : null;
  return (
    <Section id="payments" title={t('payments.title')}>
      <dl className={`tabular ${styles.amounts}`}>
        <div>
          <dt>{t(status === 'booking' ? 'account:payment.total' : 'payments.total')}</dt>
          <dd>{payment.total === null ? t('common:cost.toBeConfirmed') : formatRupiah(payment.total)}</dd>
        </div>
        {extra > 0 && (
          <div>
            <dt>{t('payments.extra')}</dt>
            <dd>{formatRupiah(extra)}</dd>
          </div>
        )}
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
        {open &&
          stage !== 'sent' &&
          openPayments(trip).map(({ kind, amount, due }) => (
            <div key={kind}>
              <dt>
                {due
                  ? t(stage === 'early' ? 'payments.openLater' : 'payments.open', {
                      kind: t(`common:cost.${kind}`),
                      date: formatDate(due, locale),
                    })
                  : t(`common:cost.${kind}`)}
              </dt>
              <dd>{amount === null ? t('common:cost.toBeConfirmed') : formatRupiah(amount)}</dd>
            </div>
          ))}
      </dl>
      {extra > 0 && <p className="small muted">{t('payments.extraText')}</p>}
      {payment.paid === 0 && <p className="small muted">{t('payments.none')}</p>}
      {trip.price && <AgreedPrice price={trip.price} />}
      {open && (
        <HowToPay
          place="trip"
          {...(code && { code })}
          amount={open.amount}
          stage={stage}
          leaves={date}
          feeBase={feeBaseOfTrip(trip)}
        >
          {proofs}
        </HowToPay>
      )}
      {!open && proofs}
    </Section>
  );
}

function payStage(trip: Trip, open: Instalment | null) {
  if (trip.proofs?.[0]?.state === 'received') return 'sent';
  if (!areSeatsConfirmed(trip)) return 'early';
  return open?.due && open.due < todayInJakarta() ? 'late' : 'due';
}

/** Shows the payments for a cancelled trip, the fee and the refund when they are known, and a link for questions. */
function Refund({ trip }: { trip: Trip }) {
  const { t, locale } = useMessages('trip');
  const { paid, cancellation_fee: fee, refund } = trip.payment ?? {};
  const { kind, day } = refundState(trip);
  const amounts = [
    [t('refund.paid'), paid],
    [
      <AppLink key="fee" href={routes.bookingTerms()}>
        {t('refund.fee')}
      </AppLink>,
      fee,
    ],
    [t(`refund.${kind}`, { date: formatDate(day ?? '', locale) }), refund],
  ] as const;
  return (
    <Section id="payments" title={t('payments.title')}>
      {paid ? (
        <dl className={`tabular ${styles.amounts}`}>
          {amounts.map(
            ([name, amount], index) =>
              amount !== undefined && (
                // biome-ignore lint/suspicious/noArrayIndexKey: the three rows have a fixed order
                <div key={index}>
                  <dt>{name}</dt>
                  <dd>{formatRupiah(amount)}</dd>
                </div>
              ),
          )}
        </dl>
      ) : (
        <p>{t('refund.none')}</p>
      )}
      {!!refund && kind === 'open' && <p>{t('refund.when', { name: consultantIn(trip, t) })}</p>}
      {paid !== 0 && kind !== 'refunded' && (
        <p data-print="none">
          <ButtonLink href={bookingQuestion('refund', trip, t, locale)} target="_blank" icon="whatsapp">
            {t('refund.ask')}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

/** Shows the number for emergencies on the way, until the trip is over. */
export function EmergencyLine({ trip: { emergency_phone: phone }, phase }: TripProps) {
  const { t } = useMessages('trip');
  if (!phone || (phase !== 'ahead' && phase !== 'underway')) return null;
  return (
    <p>
      {t('help.emergency')}{' '}
      <AppLink href={phoneLink(phone)} className="nowrap">
        {phone}
      </AppLink>
    </p>
  );
}

/** Shows who looks after the booking, and the way to ask. */
export function TripHelp({ trip, phase }: TripProps) {
  const { t, locale } = useMessages('trip');
  const { consultant, reservation_code: code = '' } = trip;
  const call = isToCome(consultant?.calls_by) && dayAndTime(consultant?.calls_by, locale);
  return (
    <Section id="help" title={t('help.title')}>
      {consultant && (
        <p>
          <PersonLine portraitUrl={consultant.portrait_url}>
            {call
              ? t('help.calls', { name: consultant.name, ...call })
              : t('help.consultant', { name: consultant.name })}
          </PersonLine>
        </p>
      )}
      <OpeningHoursLine />
      <EmergencyLine trip={trip} phase={phase} />
      <p data-print="none">
        <WhatsappButton text={t('help.text', { to: addresseeOf(trip), code })} look="second">
          {t('help.ask')}
        </WhatsappButton>
      </p>
      <GoLink href={routes.bookingTerms()}>{t('account:explainer.terms')}</GoLink>
    </Section>
  );
}
