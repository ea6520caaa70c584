import { brand, whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import type { BookingReceipt } from '@/state/booking-receipt';
import { Button } from '@/ui/static/button';
import { ButtonLink } from '@/ui/static/button-link';
import { saveReceiptCalendar } from '../wizard/receipt-calendar';
import styles from './done-panel.module.css';

/** What can be done with a reservation on a device of one's own. */
export function DoneActions({ receipt }: { receipt: BookingReceipt }) {
  const { t, locale } = useWords('booking');
  const note = t('done.calendarText', { code: receipt.code, phone: brand.whatsapp.shown });
  const text = t('done.whatsappText', { brand: brand.name, tour: receipt.tour, code: receipt.code });
  return (
    <>
      <div className={styles.actions} data-print="none">
        <ButtonLink href={whatsappLink(text)} target="_blank" icon="whatsapp" size="large">
          {t('done.whatsapp')}
        </ButtonLink>
        <ButtonLink href={routes.accountBooking()} look="second" size="large">
          {t('done.bookings')}
        </ButtonLink>
        <Button look="quiet" icon="print" size="large" onClick={() => window.print()}>
          {t('done.print')}
        </Button>
        <Button look="quiet" icon="calendar" size="large" onClick={() => saveReceiptCalendar(receipt, note, locale)}>
          {t('done.calendar')}
        </Button>
      </div>
      <p data-print="none">
        <ButtonLink href={routes.tours()} look="quiet" className={styles.again}>
          {t('done.again')}
        </ButtonLink>
      </p>
    </>
  );
}
