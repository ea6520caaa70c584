import { Component, type ReactNode, useEffect, useRef } from 'react';
import { routes } from '@/config/routes';
import { formatRupiah } from '@/domain/money';
import { feeBaseOf } from '@/domain/tour/fee-base';
import { CopyButton } from '@/features/shared/copy-button';
import { HowToPay } from '@/features/shared/payment/how-to-pay';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import type { BookingReceipt } from '@/state/booking-receipt';
import { ButtonLink } from '@/ui/static/buttons/button';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Note } from '@/ui/static/messages/note';
import { BookingFrame } from '../booking-frame';
import type { BookingTour } from '../booking-model';
import { useCounter } from '../session/booking-location';
import { CounterDoneActions, DoneActions } from './done-actions';
import styles from './done-panel.module.css';
import { NextSteps } from './next-steps';
import { ReceiptCard, ReceiptDetails } from './receipt-details';

/** Shows the reservation and the next steps; a reload shows the same. */
export function DonePanel({ tour, receipt }: { tour: BookingTour; receipt: BookingReceipt }) {
  const { t } = useMessages('booking');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const counter = useCounter();
  const { promotions = [], guestsPrice = null, instalments = [] } = receipt;
  return (
    <BookingFrame
      intro={
        <>
          <p className={styles.message} role="status">
            {receipt.message}
          </p>
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            {t('done.title')}
          </h1>
        </>
      }
      summary={
        <OptionalPart>
          <ReceiptCard tour={tour} receipt={receipt} />
        </OptionalPart>
      }
    >
      <div className={classNames(styles.ticket, counter && styles.isCounter)}>
        <p className="small muted">{t('done.code')}</p>
        <div className={styles.codeRow}>
          <p className={styles.code}>{receipt.code}</p>
          {!counter && (
            <CopyButton
              isRound
              text={receipt.code}
              label={t('done.copy')}
              copied={t('done.copied')}
              failed={t('done.copyFailed')}
            />
          )}
        </div>
      </div>
      {receipt.agreedTotal !== undefined && receipt.total !== null && (
        <Note tone="warning" role="status">
          {t('done.totalDiffers', { total: formatRupiah(receipt.total), agreed: formatRupiah(receipt.agreedTotal) })}
        </Note>
      )}
      <OptionalPart>
        <NextSteps receipt={receipt} />
      </OptionalPart>
      <OptionalPart>
        {counter ? <CounterDoneActions counter={counter} /> : <DoneActions receipt={receipt} />}
      </OptionalPart>
      <OptionalPart>
        <HowToPay
          place="done"
          code={receipt.code}
          leaves={receipt.from}
          amount={instalments[0]?.amount ?? null}
          feeBase={feeBaseOf({ promotions, guestsPrice }, instalments)}
        />
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
