import type { BookingHistory, Tour } from '@sdk';
import { brand, whatsappLink } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { type BookingStatus, type BookingTab, bookingAction, openPayment } from '@/domain/booking-history';
import { formatDate, formatDateRange, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { paxTypes } from '@/domain/party';
import { passportNeededUntil } from '@/domain/passport';
import { saveCalendar } from '@/domain/tour/calendar-file';
import { CopyButton } from '@/features/shared/copy-button';
import { PdfButton } from '@/features/shared/tour/pdf-button';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { showResult } from '@/state/toasts';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Button, ButtonLink, type ButtonLinkProps } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import { StatusTag } from '@/ui/static/tours/status-tag';
import styles from './bookings.module.css';

/** Shows a booking: state, tour and guests, amounts paid and due, the next step, and the documents of the trip. */
export function BookingRow({ tab, booking, tour }: { tab: BookingTab; booking: BookingHistory; tour?: Tour }) {
  const { t, locale, lang } = useMessages('account');
  const { label, ...link } = useBookingAction(tab, booking, tour?.id);
  const { status, reservation_code: code, arrival_date: back } = booking;
  const title = withNoBreakDashes(booking.package);
  return (
    <article className={styles.row}>
      <Picture src={tour?.imageUrl} alt="" sizes="148px" maxWidth={360} className={styles.picture} />
      <div className={styles.text}>
        <p className={`cluster small muted tabular ${styles.state}`}>
          <StatusTag status={status} label={t(`status.${status}`)} />
          <span>{t(dateMessageKey(tab, status), { date: formatDate(booking.date, locale) })}</span>
        </p>
        <h2 className={`h4 ${styles.title}`} lang={lang()}>
          {tour ? (
            <AppLink href={routes.tour(tour.id)} className={styles.tour}>
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
  const guests = pax
    ? paxTypes.filter((type) => pax[type] > 0).map((type) => t(`party.${type}`, { count: pax[type] }))
    : [];
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

/** Shows the reservation code as a button that copies it. */
function ReservationCode({ code }: { code: string }) {
  const { t } = useMessages('account');
  return (
    <p className={`small muted tabular ${styles.code}`}>
      <span>
        {t('booking.code')} <b>{code}</b>
      </span>
      <CopyButton
        isRound
        text={code}
        label={t('booking.copy', { code })}
        copied={t('booking.copied', { code })}
        failed={t('booking.copyFailed')}
      />
    </p>
  );
}

type Action = Pick<ButtonLinkProps, 'href' | 'look' | 'icon'> & { label: string };

/**
 * Returns the next step of a booking as the properties of a button link: a WhatsApp message that names package and
 * date, or a link to a tour. An open balance gets the primary look, other messages the secondary one, and a link to a
 * tour the outlined one.
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
  const look = action === 'balance' ? 'primary' : 'second';
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
              <span className={styles.due}>
                {t(isLate ? 'payment.late' : 'common:cost.due', { date: formatDate(open.due, locale) })}
              </span>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Shows the documents of a trip: itinerary, calendar file, and the passport and visa rules. */
function BookingPapers({ booking, tour }: { booking: BookingHistory; tour: Tour | undefined }) {
  const { t, locale, lang } = useMessages('account');
  const { arrival_date: back, itinerary_id: itineraryId, reservation_code: code, package: title } = booking;
  const tourName = (
    <span className="visually-hidden" lang={lang()}>
      {` ${title}`}
    </span>
  );
  const saveDays = (lastDay: string) => {
    const text = t('papers.calendarText', { brand: brand.name, code: code ?? '–', phone: brand.whatsapp.shown });
    const url = pageUrl(locale, tour ? routes.tour(tour.id) : routes.accountBooking());
    saveCalendar({ id: code ?? `${booking.date}-${title}`, title, firstDay: booking.date, lastDay, text, url });
    showResult('success', t('papers.calendarSaved'));
  };
  return (
    <div className={`small ${styles.papers}`}>
      <p className="cluster muted">
        {back && <span>{t('papers.passport', { date: formatDate(passportNeededUntil(back), locale) })} </span>}
        <GoLink href={routes.visaAndPassport()}>{t('papers.visa')}</GoLink>
      </p>
      <div className={`cluster ${styles.files}`}>
        {itineraryId !== undefined && (
          <PdfButton
            tour={{ title, linkPdf: null }}
            itineraryId={itineraryId}
            label={t('papers.pdf')}
            size="compact"
            tourName={tourName}
          />
        )}
        {back && (
          <Button look="line" size="compact" icon="calendar" onClick={() => saveDays(back)}>
            {t('papers.calendar')}
            {tourName}
          </Button>
        )}
      </div>
    </div>
  );
}
