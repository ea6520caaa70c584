import type { Tour } from '@sdk';
import { routes } from '@/config/routes';
import { openPayment } from '@/domain/booking-history';
import { dayAndTime, formatDate, isToCome, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { instalmentsOfBooking } from '@/domain/tour/instalments';
import { passportState, type Trip, tripPhase } from '@/domain/trip';
import { PaymentDates } from '@/features/shared/cost/payment-dates';
import { HowToPay } from '@/features/shared/payment/how-to-pay';
import { WhatsappButton } from '@/features/shared/whatsapp-button';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { GoLink } from '@/ui/static/buttons/go-link';
import { FactLine } from '@/ui/static/fact-line';
import { Icon } from '@/ui/static/pictures/icon';
import { TripFiles } from '../components/trip-parts';
import styles from './trip.module.css';

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
export function TripPayments({ trip }: { trip: Trip }) {
  const { t, locale } = useMessages('trip');
  const { payment, status, date, reservation_code: code } = trip;
  const phase = tripPhase(trip, todayInJakarta());
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
      {open && <HowToPay {...(code && { code })} isConfirmed={status !== 'booking'} leaves={date} headingLevel={3} />}
    </Section>
  );
}

/** Shows each traveller with the state of the passport, and the way to the visa rules. */
export function TripTravellers({ trip }: { trip: Trip }) {
  const { t, locale } = useMessages('trip');
  const { arrival_date: back, reservation_code: code } = trip;
  const travellers = trip.travellers ?? [];
  if (travellers.length === 0) return null;
  const isAhead = tripPhase(trip, todayInJakarta()) === 'ahead';
  const states = travellers.map((one) => (isAhead ? passportState(one, back) : null));
  return (
    <Section id="travellers" title={t('travellers.title')}>
      <ul className={styles.rows}>
        {travellers.map((traveller, index) => {
          const state = states[index];
          const isEnough = state?.kind === 'enough';
          const needed = state && formatDate(state.neededUntil, locale);
          const date = traveller.passport_expiry && formatDate(traveller.passport_expiry, locale);
          const key = isEnough ? 'enough' : state?.kind === 'missing' ? 'missing' : 'tooShort';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: travellers have no id, only a position
            <li key={index} className={styles.traveller}>
              <Icon
                name={state ? (isEnough ? 'check-circle' : 'alert') : 'user'}
                className={!state || isEnough ? styles.good : styles.open}
              />
              <div>
                <p translate={traveller.name ? 'no' : undefined}>
                  <b>{traveller.name ?? t('travellers.unnamed', { n: index + 1 })}</b>
                </p>
                {state && <p className="small muted tabular">{t(`travellers.${key}`, { date, needed })}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      {states.some((state) => state && state.kind !== 'enough') && (
        <p data-print="none">
          <WhatsappButton text={t('travellers.text', { code })} look="second" size="compact">
            {t('travellers.send')}
          </WhatsappButton>
        </p>
      )}
      {isAhead && <GoLink href={routes.visaAndPassport()}>{t('travellers.visa')}</GoLink>}
    </Section>
  );
}

/** Shows meeting point and hotels once they are known, the way to the days of the tour, and the files. */
export function TripPlan({ trip, tour }: { trip: Trip; tour: Tour | undefined }) {
  const { t, locale, lang } = useMessages('trip');
  const { meeting, itinerary_id: itinerary } = trip;
  const hotels = trip.hotels ?? [];
  const phase = tripPhase(trip, todayInJakarta());
  if (phase === 'cancelled') return null;
  const time = dayAndTime(meeting?.time, locale);
  return (
    <Section id="plan" title={t('plan.title')}>
      {meeting && time && (
        <div>
          <h3 className="h4">{t('plan.meeting')}</h3>
          <p lang={lang()}>{meeting.place}</p>
          <p className="small muted tabular">{t('next.meet', time)}</p>
        </div>
      )}
      {hotels.length > 0 && (
        <div>
          <h3 className="h4">{t('plan.hotels')}</h3>
          <ul className={styles.rows}>
            {hotels.map(({ city, name, nights }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a group can stay at a hotel twice
              <li key={index} className={`cluster ${styles.hotel}`}>
                <span lang={lang()}>{name}</span>
                <span className="small muted tabular">
                  <FactLine
                    facts={[
                      <span key="city" lang={lang()}>
                        {city}
                      </span>,
                      t('plan.nights', { count: nights }),
                    ]}
                  />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {phase === 'ahead' && !meeting && hotels.length === 0 && <p className="muted">{t('plan.later')}</p>}
      {tour && <GoLink href={`${routes.tour(tour.id, { itinerary })}#itinerary`}>{t('plan.days')}</GoLink>}
      <TripFiles booking={trip} tour={tour} />
    </Section>
  );
}

/** Shows what to pack. */
export function TripPacking({ packing }: { packing: NonNullable<Trip['packing']> }) {
  const { t, lang } = useMessages('trip');
  return (
    <Section id="packing" title={t('packing')}>
      <ul className={styles.packing} lang={lang()}>
        {packing.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal
          <li key={index}>
            <Icon name="check" size={18} className={styles.good} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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
