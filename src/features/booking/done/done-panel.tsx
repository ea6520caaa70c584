import { Component, type ReactNode, useEffect, useRef, useState } from 'react';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { formatDateRange, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { saveCalendar } from '@/domain/tour/calendar-file';
import { CopyButton } from '@/features/shared/copy-button';
import { PaymentDates } from '@/features/shared/cost/payment-dates';
import { useShare } from '@/features/shared/use-share';
import { WhatsappButton } from '@/features/shared/whatsapp-button';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import type { BookingReceipt } from '@/state/booking-receipt';
import { removeStoredBooking, type StoredBooking, storeBooking, storedBookings } from '@/state/stored-bookings';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Note } from '@/ui/static/messages/note';
import { BookingFrame } from '../booking-frame';
import type { BookingTour } from '../booking-model';
import { type Counter, useCounter } from '../session/booking-location';
import styles from './done-panel.module.css';
import { ReceiptCard, ReceiptDetails } from './receipt-details';

/** Shows the reservation and the next steps; a reload shows the same. */
export function DonePanel({ tour, receipt }: { tour: BookingTour; receipt: BookingReceipt }) {
  const { t } = useMessages('booking');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const counter = useCounter();
  return (
    <BookingFrame
      summary={
        <OptionalPart>
          <ReceiptCard tour={tour} receipt={receipt} />
        </OptionalPart>
      }
    >
      <p className={styles.message} role="status">
        {receipt.message}
      </p>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {t('done.title')}
      </h1>
      <div className={classNames(styles.ticket, counter && styles.isCounter)}>
        <p className="small muted">{t('done.code')}</p>
        <p className={styles.code}>{receipt.code}</p>
        {!counter && (
          <CopyButton
            text={receipt.code}
            label={t('done.copy')}
            copied={t('done.copied')}
            failed={t('done.copyFailed')}
          />
        )}
      </div>
      {receipt.agreedTotal !== undefined && receipt.total !== null && (
        <Note tone="warning" role="status">
          {t('done.totalDiffers', { total: formatRupiah(receipt.total), agreed: formatRupiah(receipt.agreedTotal) })}
        </Note>
      )}
      {receipt.instalments && (
        <div className={styles.payment}>
          <OptionalPart>
            <PaymentDates instalments={receipt.instalments.slice(0, 1)} />
          </OptionalPart>
        </div>
      )}
      <section aria-labelledby="next-steps">
        <h2 id="next-steps" className={`h3 ${styles.nextTitle}`}>
          {t('done.next')}
        </h2>
        <ol className={styles.steps}>
          {['step1', 'step2', 'step3'].map((step, index) => (
            <li key={step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>{t(`done.${step}`)}</span>
            </li>
          ))}
        </ol>
      </section>
      <OptionalPart>
        {counter ? <CounterDoneActions counter={counter} /> : <DoneActions receipt={receipt} />}
      </OptionalPart>
      <OptionalPart>
        <ReceiptDetails tour={tour} receipt={receipt} />
      </OptionalPart>
    </BookingFrame>
  );
}

/** Leaves out a part that fails to render, and reports the error, because the code must stay visible. */
class OptionalPart extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    window.reportError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/**
 * Shows a message in place of a receipt that this tab or member lacks; an empty form would look like a lost booking.
 */
export function NoReceipt({ tourId }: { tourId: number }) {
  const { t } = useMessages('booking');
  const isCounter = useCounter() !== null;
  return (
    <EmptyBlock
      headingLevel={1}
      title={t('noReceipt.title')}
      text={t(isCounter ? 'noReceipt.counter' : 'noReceipt.text')}
      action={
        isCounter ? (
          <ButtonLink href={routes.obs()}>{t('noReceipt.list')}</ButtonLink>
        ) : (
          <>
            <ButtonLink href={routes.accountBooking()}>{t('done.bookings')}</ButtonLink>
            <ButtonLink href={routes.booking(tourId)} look="line">
              {t('noReceipt.book')}
            </ButtonLink>
          </>
        )
      }
    />
  );
}

/** Shows the actions for a reservation on a personal device. */
function DoneActions({ receipt }: { receipt: BookingReceipt }) {
  const { t, locale } = useMessages('booking');
  const shared = useShare({ copied: t('done.shared'), failed: t('done.shareFailed') });
  const [announcement, setAnnouncement] = useState('');
  const note = t('done.calendarText', { code: receipt.code, phone: brand.whatsapp.shown });
  const text = t('done.whatsappText', { brand: brand.name, tour: receipt.tour, code: receipt.code });
  const url = pageUrl(locale, routes.tour(receipt.tourId));
  const saveDays = () =>
    saveCalendar({
      id: receipt.code,
      title: receipt.tour,
      firstDay: receipt.from,
      lastDay: receipt.to,
      text: note,
      url,
    });
  const shareTrip = () => {
    setAnnouncement('');
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
        <WhatsappButton text={text} size="large">
          {t('done.whatsapp')}
        </WhatsappButton>
        <ButtonLink href={routes.accountBooking()} look="second" size="large">
          {t('done.bookings')}
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
        <StoreBooking booking={receipt} announce={setAnnouncement} />
      </div>
      <p role="status" className={`small muted ${styles.announcement}`} data-print="none">
        {announcement || shared.resultText}
      </p>
      <p data-print="none">
        <ButtonLink href={routes.tours()} look="quiet" className={styles.again}>
          {t('done.again')}
        </ButtonLink>
      </p>
    </>
  );
}

/** Button that stores the reservation's code, tour and dates on this device, or removes them. */
function StoreBooking({ booking, announce }: { booking: StoredBooking; announce: (message: string) => void }) {
  const { t } = useMessages('booking');
  const [isStored, setStored] = useState(() =>
    storedBookings(todayInJakarta()).some(({ code }) => code === booking.code),
  );
  const toggle = () => {
    const today = todayInJakarta();
    if (isStored) {
      removeStoredBooking(booking.code, today);
      setStored(false);
      return announce(t('done.unkept'));
    }
    const isTaken = storeBooking(booking, today);
    setStored(isTaken);
    announce(t(isTaken ? 'done.kept' : 'done.keepFailed'));
  };
  return (
    <Button look="quiet" size="large" icon={isStored ? 'check' : 'download'} aria-pressed={isStored} onClick={toggle}>
      {t('done.keep')}
    </Button>
  );
}

/** Shows the actions for a reservation at a counter: print it, or clear the screen for the next customer. */
function CounterDoneActions({ counter }: { counter: Counter }) {
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
