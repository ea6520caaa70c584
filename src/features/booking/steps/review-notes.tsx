import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { DepartureChange } from '@/domain/booking-party';
import { timeInJakarta } from '@/domain/dates';
import { RetryNote } from '@/features/shared/retry-note';
import { useFormatPrice } from '@/features/shared/tour/price-and-seats';
import { useMessages } from '@/i18n/use-messages';
import { networkState } from '@/state/network';
import { Note } from '@/ui/static/messages/note';
import { priceReason } from '../price-words';
import { useBooking, useBookingContext, useChosen } from '../session/booking-context';
import { departureChangeOf, isAboutDeparture } from '../session/state';
import { useFailureMessage } from '../session/use-send-booking';
import { DepartureActions } from './notes';
import noteStyles from './notes.module.css';
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
  const failureMessage = useFailureMessage(totalOf);
  const notes = useRef<HTMLDivElement>(null);
  const accepted = useBooking((facts) => facts.acceptedPrices);
  useEffect(() => {
    // The button that had the focus has been removed.
    if (accepted) notes.current?.focus();
  }, [accepted]);
  // The note beside the button already shows the problem with the departure.
  const change = isAboutDeparture(failure) ? null : departureChangeOf(store.getState());
  const textOf = (changed: DepartureChange) => {
    if (changed.kind !== 'price') return failureMessage(changed, false);
    const [old, now] = [changed.old, changed.now].map((prices) => formatPrice(totalOf(prices)));
    const reason = priceReason(changed, store.getState().values.pax, t, formatPrice);
    return t('outcome.priceChanged', { reason, old, now });
  };
  return (
    <div ref={notes} tabIndex={-1} className={styles.notes}>
      {change && (
        <Note tone="warning" role="alert">
          <p className={noteStyles.text}>{textOf(change)}</p>
          <DepartureActions change={change} />
        </Note>
      )}
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
