import { Component, type ReactNode, useEffect, useRef } from 'react';
import { routes } from '@/config/routes';
import { formatDateRange } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { CopyButton } from '@/features/shared/copy-button';
import { PaymentDates } from '@/features/shared/cost/payment-dates';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { withNoBreakDashes } from '@/lib/text/dashes';
import type { BookingReceipt } from '@/state/booking-receipt';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { NoWrap } from '@/ui/static/no-wrap';
import { Picture } from '@/ui/static/pictures/picture';
import { BookingFrame } from '../booking-frame';
import type { BookingTour } from '../booking-model';
import { useCounter } from '../session/booking-location';
import { CounterDoneActions, DoneActions } from './done-actions';
import styles from './done-panel.module.css';
import { ReceiptDetails } from './receipt-details';

const NEXT_STEPS = ['step1', 'step2', 'step3'];

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
          {NEXT_STEPS.map((step, index) => (
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

function ReceiptCard({ tour, receipt }: { tour: BookingTour; receipt: BookingReceipt }) {
  const lang = useContentLang();
  const { t, locale } = useMessages('booking');
  const facts: [name: string, value: ReactNode][] = [
    [t('done.date'), <NoWrap key="dates">{formatDateRange(receipt.from, receipt.to, locale)}</NoWrap>],
    [t('done.guests'), t('done.people', { count: receipt.guestCount })],
    [t('done.total'), receipt.total === null ? t('common:cost.toBeConfirmed') : formatRupiah(receipt.total)],
  ];
  return (
    <aside aria-label={t('summary.label')} className={styles.card}>
      <div className={styles.picture} data-print="none">
        <Picture src={tour.imageUrl} alt="" ratio="fill" sizes="376px" maxWidth={1024} shape="square" />
      </div>
      <div className={styles.text}>
        <h2 className="h4" lang={lang(tour.language)}>
          {withNoBreakDashes(receipt.tour)}
        </h2>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="small muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
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
