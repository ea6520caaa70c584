import type { BookingHistory, Tour } from '@sdk';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { passportNeededUntil } from '@/domain/passport';
import { saveCalendar } from '@/domain/tour/calendar-file';
import { PdfButton } from '@/features/shared/tour/pdf-button';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { showResult } from '@/state/toasts';
import { Button } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import styles from './booking-row.module.css';

type BookingPapersProps = { booking: BookingHistory; tour: Tour | undefined };

/** Shows the documents of a trip: itinerary, calendar file, and the passport and visa rules. */
export function BookingPapers({ booking, tour }: BookingPapersProps) {
  const lang = useContentLang();
  const { t, locale } = useMessages('account');
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
    <div className={styles.papers}>
      <p>
        {back && <span>{t('papers.passport', { date: formatDate(passportNeededUntil(back), locale) })} </span>}
        <GoLink href={routes.visaAndPassport()}>{t('papers.visa')}</GoLink>
      </p>
      <div className={`cluster ${styles.files}`}>
        {itineraryId !== undefined && (
          <PdfButton
            tour={{ title, linkPdf: null }}
            itineraryId={itineraryId}
            labels={{ idle: t('papers.pdf'), preparing: t('papers.pdfPreparing'), ready: t('papers.pdfAgain') }}
            toastTexts={{ ready: t('papers.pdfReady'), failed: t('papers.pdfFailed') }}
            status={(state) => (state === 'failed' ? t('papers.pdfFailed') : '')}
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
