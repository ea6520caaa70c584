import { useEffect, useRef } from 'react';
import { brand, whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { failureMessage } from '@/features/shared/failure-message';
import { useFormatPrice } from '@/features/shared/tour/use-format-price';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Note } from '@/ui/static/messages/note';
import { sortServerErrors } from '../forms/open-steps';
import { useBooking, useBookingContext } from '../session/booking-context';
import { isOutcomeUnknown } from '../session/intent';
import { type BookingFailure, TOO_MANY_REQUESTS } from '../session/send-booking';
import { isAboutDeparture } from '../session/state';
import { DepartureActions } from './departure-actions';
import styles from './notes.module.css';

function toneOf(kind: BookingFailure['kind']) {
  if (kind === 'reconnected') return 'success';
  return kind === 'failed' || kind === 'unsent' || kind === 'refused' ? 'error' : 'warning';
}

/** Shows why the booking failed, with the next steps, and moves the focus to the message. */
export function FailureNote() {
  const { t } = useMessages('booking');
  const { step, tour } = useBookingContext();
  const failure = useBooking((facts) => facts.failure);
  const isUnknown = isOutcomeUnknown(useBooking((facts) => facts.intent));
  const message = useFailureMessage(failure, isUnknown);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The alert role announces a restored connection; moving the focus could take it out of a field.
    if (failure && failure.kind !== 'reconnected') box.current?.focus();
  }, [failure]);
  // A refusal may name fields of another step and then opens that step, so it is shown there too.
  if (!failure || !message || (step !== 'review' && failure.kind !== 'refused')) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.note}>
      <Note tone={toneOf(failure.kind)}>
        <p className={styles.text}>{message}</p>
        {isAboutDeparture(failure) && <DepartureActions change={failure} />}
        <div className={styles.actions}>
          {(failure.kind === 'keyUsed' || (failure.kind === 'price' && isUnknown)) && (
            <ButtonLink href={routes.accountBooking()} look="line" size="compact">
              {t('outcome.seeBookings')}
            </ButtonLink>
          )}
          {(failure.kind === 'failed' || failure.kind === 'unsent') && (
            <ButtonLink
              href={whatsappLink(t('summary.askText', { brand: brand.name, tour: tour.title }))}
              target="_blank"
              look="line"
              size="compact"
              icon="whatsapp"
            >
              {t('common:buttons.askWhatsapp')}
            </ButtonLink>
          )}
        </div>
      </Note>
    </div>
  );
}

/**
 * Returns the message for a failure in the language of the page; null if the fields show it. `isUnknown` means that an
 * earlier request may have arrived, so no message may claim that there is no booking.
 */
export function useFailureMessage(failure: BookingFailure | null, isUnknown: boolean): string | null {
  const { t } = useMessages('booking');
  const formatPrice = useFormatPrice();
  switch (failure?.kind) {
    case 'seats':
      return failure.left > 0 ? t('outcome.seats', { count: failure.left }) : t('outcome.full');
    case 'price':
      return t(isUnknown ? 'outcome.priceUnsure' : 'outcome.price', { now: formatPrice(failure.now) });
    case 'refused': {
      const { fields, rest } = sortServerErrors(failure.error.fieldErrors);
      if (failure.error.status === TOO_MANY_REQUESTS) {
        return failureMessage(failure.error, t, () => t(isUnknown ? 'outcome.busyUnsure' : 'outcome.busy'));
      }
      if (rest.length > 0) return rest.join(' ');
      return fields.length > 0 ? t('outcome.fields') : failureMessage(failure.error, t);
    }
    case 'unsent':
      return failureMessage(failure.error, t, (kind) =>
        t(kind === 'network' ? 'outcome.unsentOffline' : 'outcome.unsentUnchecked'),
      );
    case 'failed':
      return failureMessage(failure.error, t, (kind) => t(`outcome.${kind}`));
    case 'gone':
    case 'reconnected':
    case 'keyUsed':
      return t(`outcome.${failure.kind}`);
    default:
      return null;
  }
}
