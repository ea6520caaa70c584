import { useState } from 'react';
import { brand, whatsappLink } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { formatDateRange } from '@/domain/dates';
import { useShare } from '@/features/shared/use-share';
import { useWords } from '@/i18n/use-words';
import type { BookingReceipt } from '@/state/booking-receipt';
import { Button } from '@/ui/static/button';
import { ButtonLink } from '@/ui/static/button-link';
import { saveReceiptCalendar } from '../wizard/receipt-calendar';
import styles from './done-panel.module.css';
import { KeepBooking } from './keep-booking';

/** What can be done with a reservation on a device of one's own. */
export function DoneActions({ receipt }: { receipt: BookingReceipt }) {
  const { t, locale } = useWords('booking');
  const shared = useShare({ copied: t('done.shared'), failed: t('done.shareFailed') });
  const [said, setSaid] = useState('');
  const note = t('done.calendarText', { code: receipt.code, phone: brand.whatsapp.shown });
  const text = t('done.whatsappText', { brand: brand.name, tour: receipt.tour, code: receipt.code });
  const shareTrip = () => {
    setSaid('');
    const date = formatDateRange(receipt.from, receipt.to, locale);
    // With the code somebody could ask about the reservation: it stays out of what is passed on.
    void shared.share({
      title: receipt.tour,
      text: t('done.shareText', { brand: brand.name, tour: receipt.tour, date }),
      url: pageUrl(locale, routes.tour(receipt.tourId)),
    });
  };
  return (
    <>
      <div className={styles.actions} data-print="none">
        <ButtonLink href={whatsappLink(text)} target="_blank" icon="whatsapp" size="large">
          {t('done.whatsapp')}
        </ButtonLink>
        <ButtonLink href={routes.accountBooking()} look="second" size="large">
          {t('done.bookings')}
        </ButtonLink>
      </div>
      <div className={styles.tools} data-print="none">
        <Button look="quiet" icon="print" size="large" onClick={() => window.print()}>
          {t('done.print')}
        </Button>
        <Button look="quiet" icon="calendar" size="large" onClick={() => saveReceiptCalendar(receipt, note, locale)}>
          {t('done.calendar')}
        </Button>
        <Button look="quiet" icon="share" size="large" onClick={shareTrip}>
          {t('common:buttons.share')}
        </Button>
        <KeepBooking booking={receipt} say={setSaid} />
      </div>
      <p role="status" className={styles.said} data-print="none">
        {said || shared.said}
      </p>
      <p data-print="none">
        <ButtonLink href={routes.tours()} look="quiet" className={styles.again}>
          {t('done.again')}
        </ButtonLink>
      </p>
    </>
  );
}
