import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { timeInJakarta } from '@/domain/dates';
import { RetryNote } from '@/features/shared/retry-note';
import { useFormatPrice } from '@/features/shared/tour/price-and-seats';
import { useMessages } from '@/i18n/use-messages';
import { networkState } from '@/state/network';
import { Note } from '@/ui/static/messages/note';
import { useBooking, useBookingContext, useChosen } from '../session/booking-context';
import { departureChangeOf, isAboutDeparture } from '../session/state';
import { ChangeNote } from './notes';
import styles from './review.module.css';

/** Shows changes of seats and price since the departure was chosen, before anything is sent. */
export function ReviewNotes() {
  const { t } = useMessages('booking');
  const { store, totalOf } = useBookingContext();
  const failure = useBooking((facts) => facts.failure);
  const hasFailed = useBooking(({ departures }) => departures.hasFailed);
  useBooking((facts) => facts.seenPrices);
  useBooking((facts) => facts.isSending);
  useChosen();
  const formatPrice = useFormatPrice();
  const notes = useRef<HTMLDivElement>(null);
  const accepted = useBooking((facts) => facts.acceptedPrices);
  useEffect(() => {
    // The button that had the focus has been removed.
    if (accepted) notes.current?.focus();
  }, [accepted]);
  // The note beside the button already shows the problem with the departure.
  const change = isAboutDeparture(failure) ? null : departureChangeOf(store.getState());
  return (
    <div ref={notes} tabIndex={-1} className={styles.notes}>
      {change && <ChangeNote change={change} />}
      {!change && accepted && (
        <Note tone="success" role="status">
          {t('outcome.accepted', { now: formatPrice(totalOf(accepted)) })}
        </Note>
      )}
      {!failure && hasFailed && <OldSeatsNote />}
    </div>
  );
}

function OldSeatsNote() {
  const { t, locale } = useMessages('booking');
  const { retryDepartures } = useBookingContext();
  const { isOnline } = useSnapshot(networkState);
  const readAt = useBooking(({ departures }) => departures.readAt);
  const time = readAt && timeInJakarta(new Date(readAt), locale);
  const age = time ? t('outcome.oldSince', { time }) : t('outcome.oldAsBuilt');
  const text = isOnline ? `${age} ${t('outcome.oldGoOn')}` : age;
  return <RetryNote role="status" text={text} retry={retryDepartures} />;
}
