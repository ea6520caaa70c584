import type { Tour } from '@sdk';
import { whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { formatDate, timeInJakarta, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { instalmentsOfBooking } from '@/domain/tour/instalments';
import { passportState, type Trip } from '@/domain/trip';
import { PaymentDates } from '@/features/shared/cost/payment-dates';
import { HowToPay } from '@/features/shared/payment/how-to-pay';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Icon } from '@/ui/static/pictures/icon';
import { TripFiles } from '../components/trip-parts';
import styles from './trip.module.css';

type SectionProps = { id: string; title: string; children: Elements };

function Section({ id, title, children }: SectionProps) {
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
  const { payment, payments = [], status, date, reservation_code: code } = trip;
  if (!payment || status === 'cancel') return null;
  const isOpen = status !== 'full_payment' && date >= todayInJakarta();
  return (
    <Section id="payments" title={t('payments.title')}>
      <dl className={`tabular ${styles.amounts}`}>
        <div>
          <dt>{t('account:payment.total')}</dt>
          <dd>{payment.total === null ? t('common:cost.toBeConfirmed') : formatRupiah(payment.total)}</dd>
        </div>
        {payments.map(({ paid_on: day, amount }) => (
          <div key={`${day} ${amount}`}>
            <dt>{t('payments.received', { date: formatDate(day, locale) })}</dt>
            <dd>{formatRupiah(amount)}</dd>
          </div>
        ))}
      </dl>
      {payment.paid === 0 && <p className="small muted">{t('payments.none')}</p>}
      {isOpen && <PaymentDates instalments={instalmentsOfBooking(payment).slice(payment.paid > 0 ? 1 : 0)} />}
      {isOpen && <HowToPay {...(code && { code })} leaves={date} headingLevel={3} />}
    </Section>
  );
}

/** Shows each traveller with the state of the passport, and the way to the visa rules. */
export function TripTravellers({ trip }: { trip: Trip }) {
  const { t, locale } = useMessages('trip');
  const { travellers = [], arrival_date: back } = trip;
  if (travellers.length === 0) return null;
  return (
    <Section id="travellers" title={t('travellers.title')}>
      <ul className={styles.rows}>
        {travellers.map((traveller, index) => {
          const state = passportState(traveller, back);
          const isEnough = state?.kind === 'enough';
          const needed = state && formatDate(state.neededUntil, locale);
          const date = traveller.passport_expiry && formatDate(traveller.passport_expiry, locale);
          const key = isEnough ? 'enough' : state?.kind === 'missing' ? 'missing' : 'tooShort';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: travellers have no id, only a position
            <li key={index} className={styles.traveller}>
              <Icon name={isEnough ? 'check-circle' : 'alert'} className={isEnough ? styles.good : styles.open} />
              <div>
                <p translate="no">
                  <b>{traveller.name ?? t('travellers.unnamed', { n: index + 1 })}</b>
                </p>
                {state && <p className="small muted tabular">{t(`travellers.${key}`, { date, needed })}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      <GoLink href={routes.visaAndPassport()}>{t('travellers.visa')}</GoLink>
    </Section>
  );
}

/** Shows meeting point and hotels once they are known, the way to the days of the tour, and the files. */
export function TripPlan({ trip, tour }: { trip: Trip; tour: Tour | undefined }) {
  const { t, locale, lang } = useMessages('trip');
  const { meeting, hotels = [], status, itinerary_id: itinerary } = trip;
  if (status === 'cancel') return null;
  const time = meeting && new Date(meeting.time);
  return (
    <Section id="plan" title={t('plan.title')}>
      {meeting && time && (
        <div>
          <h3 className="h4">{t('plan.meeting')}</h3>
          <p lang={lang()}>{meeting.place}</p>
          <p className="small muted tabular">
            {t('next.meet', { date: formatDate(todayInJakarta(time), locale), time: timeInJakarta(time, locale) })}
          </p>
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
                <span className="small muted tabular" lang={lang()}>
                  {`${city} · ${t('plan.nights', { count: nights })}`}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!meeting && hotels.length === 0 && <p className="muted">{t('plan.later')}</p>}
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
        {packing.map((line) => (
          <li key={line}>
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
  const time = consultant?.calls_by && new Date(consultant.calls_by);
  const call = time && { date: formatDate(todayInJakarta(time), locale), time: timeInJakarta(time, locale) };
  return (
    <Section id="help" title={t('help.title')}>
      {consultant && (
        <p>{call ? t('help.calls', { name: consultant.name, ...call }) : t('help.consultant', consultant)}</p>
      )}
      <p>
        <ButtonLink href={whatsappLink(t('help.text', { code }))} look="second" icon="whatsapp" target="_blank">
          <span>{t('help.ask')}</span>
          <span className="visually-hidden">{` ${t('common:states.opensNewTab')}`}</span>
        </ButtonLink>
      </p>
      <GoLink href={routes.bookingTerms()}>{t('account:explainer.terms')}</GoLink>
    </Section>
  );
}
