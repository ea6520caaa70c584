import type { BookingHistory, Tour } from '@sdk';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { openPayment } from '@/domain/booking-history';
import { dayAndTime } from '@/domain/dates';
import { CopyButton } from '@/features/shared/copy-button';
import { type CalendarDay, saveCalendar } from '@/features/shared/tour/calendar-file';
import { PdfButton } from '@/features/shared/tour/pdf-button';
import type { Translate } from '@/i18n/translate';
import { useMessages } from '@/i18n/use-messages';
import { showResult } from '@/state/toasts';
import { Button } from '@/ui/static/buttons/button';
import styles from './trip-parts.module.css';

/** Shows the reservation code with a button that copies it. */
export function ReservationCode({ code }: { code: string }) {
  const { t } = useMessages('account');
  return (
    <p className={`small muted tabular ${styles.code}`}>
      <span>
        <span className={styles.label}>{t('booking.code')} </span>
        <b>{code}</b>
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

/** Returns the last day of the next payment, and the meeting, as days for a calendar. */
function calendarDays(booking: BookingHistory, t: Translate, locale: 'id' | 'en'): CalendarDay[] {
  const { date, meeting } = booking;
  const { kind, due } = openPayment(booking) ?? {};
  const time = dayAndTime(meeting?.time, locale);
  return [
    ...(kind && due ? [{ name: kind, day: due, title: `${t(`common:cost.${kind}`)}: ${booking.package}` }] : []),
    ...(meeting && time
      ? [
          {
            name: 'meeting' as const,
            day: date,
            startsAt: meeting.time,
            title: `${t('trip:next.meet', time)}, ${meeting.place}`,
          },
        ]
      : []),
  ];
}

type TripFilesProps = { booking: BookingHistory; tour: Tour | undefined; isOver: boolean };

/** Shows the files of a trip: the itinerary and until it is over its days for a calendar. */
export function TripFiles({ booking, tour, isOver }: TripFilesProps) {
  const { t, locale, lang } = useMessages('account');
  const { arrival_date: back, itinerary_id: itineraryId, reservation_code: code, package: title } = booking;
  const tourName = (
    <span className="visually-hidden" lang={lang()}>
      {` ${title}`}
    </span>
  );
  const saveDays = (lastDay: string) => {
    const text = code ? t('papers.calendarText', { brand: brand.name, code, phone: brand.whatsapp.shown }) : '';
    const url = pageUrl(locale, code ? routes.trip(code) : tour ? routes.tour(tour.id) : routes.tours());
    const event = { id: code ?? `${booking.date}-${title}`, title, firstDay: booking.date, lastDay, text, url };
    saveCalendar(event, calendarDays(booking, t, locale));
    showResult('success', t('papers.calendarSaved'));
  };
  return (
    <div className={`cluster ${styles.files}`} data-print="none">
      {itineraryId !== undefined && (
        <PdfButton
          tour={{ title, linkPdf: null }}
          itineraryId={itineraryId}
          label={t('papers.pdf')}
          size="compact"
          tourName={tourName}
        />
      )}
      {back && !isOver && (
        <Button look="line" size="compact" icon="calendar" onClick={() => saveDays(back)}>
          {t('papers.calendar')}
          {tourName}
        </Button>
      )}
    </div>
  );
}
