import type { BookingHistory, Tour } from '@sdk';
import { whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { type BookingStatus, type BookingTab, bookingAction, openPayment } from '@/domain/booking-history';
import { formatDate, formatDateRange, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { passportNeededUntil } from '@/domain/passport';
import { isPaymentUrgent } from '@/domain/trip';
import { partyLabels } from '@/form/trip-plan/party-words';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { AppLink } from '@/ui/static/buttons/app-link';
import { ButtonLink, type ButtonLinkProps } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import { StatusTag } from '@/ui/static/tours/status-tag';
import { ReservationCode, TripFiles } from '../components/trip-parts';
import styles from './bookings.module.css';

/** Shows a booking: state, tour and guests, amounts paid and due, the next step, and the documents of the trip. */
export function BookingRow({ tab, booking, tour }: { tab: BookingTab; booking: BookingHistory; tour?: Tour }) {
  const { t, locale, lang } = useMessages('account');
  const { label, ...link } = useBookingAction(tab, booking, tour?.id);
  const { status, reservation_code: code, arrival_date: back } = booking;
  const title = withNoBreakDashes(booking.package);
  const page = code ? routes.trip(code) : tour && routes.tour(tour.id);
  return (
    <article className={styles.row}>
      <Picture src={tour?.imageUrl} alt="" sizes="148px" maxWidth={360} className={styles.picture} />
      <div className={styles.text}>
        <p className={`cluster small muted tabular ${styles.state}`}>
          <StatusTag status={status} label={t(`status.${status}`)} />
          <span>{t(dateMessageKey(tab, status), { date: formatDate(booking.date, locale) })}</span>
        </p>
        <h2 className={`h4 ${styles.title}`} lang={lang()}>
          {page ? (
            <AppLink href={page} className={styles.tour}>
              {title}
            </AppLink>
          ) : (
            title
          )}
        </h2>
        <BookedParty booking={booking} range={back && formatDateRange(booking.date, back, locale)} />
        <p className={`small muted ${styles.next}`}>{t(`next.${tab}.${status}`)}</p>
        {status !== 'cancel' && <BookingPayments booking={booking} tab={tab} />}
        {code && <ReservationCode code={code} />}
        {tab === 'upcoming' && status !== 'cancel' && <BookingPapers booking={booking} tour={tour} />}
      </div>
      <ButtonLink {...link} size="compact" target={link.icon ? '_blank' : undefined} className={styles.action}>
        <span>{label}</span>
        <span className="visually-hidden" lang={lang()}>
          {` ${booking.package}`}
        </span>
        {link.icon && <span className="visually-hidden">{` ${t('common:states.opensNewTab')}`}</span>}
      </ButtonLink>
    </article>
  );
}

/** Shows the days and the guests of the trip, as far as the service sends them. */
function BookedParty({ booking: { pax }, range }: { booking: BookingHistory; range: string | undefined }) {
  const { t } = useMessages('account');
  const guests = pax ? partyLabels(pax, t) : [];
  if (!range && guests.length === 0) return null;
  return (
    <p className={`small tabular ${styles.facts}`}>
      <FactLine
        facts={[
          range && (
            <span key="dates" className="nowrap">
              {range}
            </span>
          ),
          guests.join(', '),
        ]}
      />
    </p>
  );
}

/**
 * Returns the label of the date. A cancelled booking does not depart, and an unpaid one may not have departed: both are
 * labelled as the scheduled date.
 */
function dateMessageKey(tab: BookingTab, status: BookingStatus) {
  if (status === 'cancel') return 'booking.scheduled';
  if (tab === 'upcoming') return 'booking.departs';
  return status === 'full_payment' ? 'booking.departed' : 'booking.scheduled';
}

type Action = Pick<ButtonLinkProps, 'href' | 'look' | 'icon'> & { label: string };

/**
 * Returns the next step of a booking as the properties of a button link: a WhatsApp message that names package and
 * date, or a link to a tour. A payment that is due soon gets the primary look, other messages the secondary one, and a
 * link to a tour the outlined one.
 */
function useBookingAction(tab: BookingTab, booking: BookingHistory, tourId: number | undefined): Action {
  const { t, locale } = useMessages('account');
  const action = bookingAction(tab, booking.status);
  if (action === 'again') {
    return tourId === undefined
      ? { href: routes.tours(), look: 'line', label: t('action.again') }
      : { href: routes.tour(tourId), look: 'line', label: t('action.tour') };
  }
  const code = booking.reservation_code;
  const text = t(`whatsapp.${action}`, {
    package: booking.package,
    date: formatDate(booking.date, locale),
    code: code ? t('whatsapp.withCode', { code }) : '',
  });
  const look = tab === 'upcoming' && isPaymentUrgent(booking, todayInJakarta()) ? 'primary' : 'second';
  return { href: whatsappLink(text), look, icon: 'whatsapp', label: t(`action.${action}`) };
}

/**
 * Shows the total of a booking, the paid amount, and the next payment with its due date. Shows nothing when the service
 * does not send them.
 */
function BookingPayments({ booking, tab }: { booking: BookingHistory; tab: BookingTab }) {
  const { t, locale } = useMessages('account');
  const { payment } = booking;
  if (!payment) return null;
  const open = tab === 'upcoming' ? openPayment(booking) : null;
  const amount = (value: number | null) => (value === null ? t('common:cost.toBeConfirmed') : formatRupiah(value));
  const isLate = open?.due && open.due < todayInJakarta();
  return (
    <dl className={`cluster small tabular ${styles.payments}`}>
      <div>
        <dt>{t('payment.total')}</dt>
        <dd>{amount(payment.total)}</dd>
      </div>
      {payment.paid > 0 && (
        <div>
          <dt>{t('payment.paid')}</dt>
          <dd>{formatRupiah(payment.paid)}</dd>
        </div>
      )}
      {open && (
        <div>
          <dt>{t(`common:cost.${open.kind}`)}</dt>
          <dd>
            <span>{amount(open.amount)}</span>
            {open.due && (
              <span className={styles.due} data-urgent={isPaymentUrgent(booking, todayInJakarta()) || undefined}>
                {t(isLate ? 'payment.late' : 'common:cost.due', { date: formatDate(open.due, locale) })}
              </span>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Shows the documents of a trip: itinerary, calendar file, the rule for passports, and the way to its page. */
function BookingPapers({ booking, tour }: { booking: BookingHistory; tour: Tour | undefined }) {
  const { t, locale, lang } = useMessages('account');
  const { arrival_date: back, reservation_code: code } = booking;
  return (
    <div className={`small ${styles.papers}`}>
      <p className="cluster muted">
        {back && <span>{t('papers.passport', { date: formatDate(passportNeededUntil(back), locale) })} </span>}
        {code ? (
          <GoLink href={routes.trip(code)}>
            <span>{t('papers.trip')}</span>
            <span className="visually-hidden" lang={lang()}>
              {` ${booking.package}`}
            </span>
          </GoLink>
        ) : (
          <GoLink href={routes.visaAndPassport()}>{t('trip:travellers.visa')}</GoLink>
        )}
      </p>
      <TripFiles booking={booking} tour={tour} />
    </div>
  );
}
