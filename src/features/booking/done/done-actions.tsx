import { useState } from 'react';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { formatDateRange } from '@/domain/dates';
import { saveCalendar } from '@/features/shared/tour/calendar-file';
import { useShare } from '@/features/shared/use-share';
import { useMessages } from '@/i18n/use-messages';
import type { BookingReceipt } from '@/state/booking-receipt';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import type { Counter } from '../session/booking-location';
import styles from './done-panel.module.css';

/** Shows the actions for a reservation on a personal device. */
export function DoneActions({ receipt }: { receipt: BookingReceipt }) {
  const { t, locale } = useMessages('booking');
  const shared = useShare({ copied: t('done.shared'), failed: t('done.shareFailed') });
  const note = t('done.calendarText', { code: receipt.code, phone: brand.whatsapp.shown });
  const url = pageUrl(locale, routes.tour(receipt.tourId));
  const saveDays = () => {
    const { code: id, tour: title, from: firstDay, to: lastDay, instalments = [] } = receipt;
    const dueDays = instalments.flatMap(({ kind, due }) =>
      due ? [{ name: kind, day: due, title: `${t(`common:cost.${kind}`)}: ${title}` }] : [],
    );
    saveCalendar({ id, title, firstDay, lastDay, text: note, url: pageUrl(locale, routes.trip(id)) }, dueDays);
  };
  const shareTrip = () => {
    const date = formatDateRange(receipt.from, receipt.to, locale);
    // The code gives access to the reservation, so the shared text and link do not contain it.
    void shared.share({
      title: receipt.tour,
      text: t('done.shareText', { brand: brand.name, tour: receipt.tour, date }),
      url,
    });
  };
  return (
    <>
      <div className={`cluster ${styles.actions}`} data-print="none">
        <ButtonLink href={routes.trip(receipt.code)} size="large">
          {t('done.trip')}
        </ButtonLink>
      </div>
      <div className={`cluster ${styles.tools}`} data-print="none">
        <Button look="quiet" icon="print" size="large" onClick={() => window.print()}>
          {t('done.print')}
        </Button>
        <Button look="quiet" icon="calendar" size="large" onClick={saveDays}>
          {t('done.calendar')}
        </Button>
        <Button look="quiet" icon="share" size="large" onClick={shareTrip}>
          {t('common:buttons.share')}
        </Button>
        <ButtonLink href={routes.tours()} look="quiet" size="large" icon="arrow-right">
          {t('done.again')}
        </ButtonLink>
      </div>
      <p role="status" className={`small muted ${styles.announcement}`} data-print="none">
        {shared.resultText}
      </p>
    </>
  );
}

/** Shows the actions for a reservation at a counter: print it, or clear the screen for the next customer. */
export function CounterDoneActions({ counter }: { counter: Counter }) {
  const { t } = useMessages('obs');
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    if (isLeaving) return;
    setLeaving(true);
    void counter.next();
  };
  return (
    <div data-print="none">
      <p className={styles.counterText}>{t('done.text')}</p>
      <div className={`cluster ${styles.actions}`}>
        <Button size="large" icon="arrow-right" aria-disabled={isLeaving} onClick={leave}>
          {t(isLeaving ? 'done.leaving' : 'done.next')}
        </Button>
        <Button look="second" icon="print" size="large" onClick={() => window.print()}>
          {t('booking:done.print')}
        </Button>
      </div>
    </div>
  );
}
