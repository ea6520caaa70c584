import { useEffect, useRef } from 'react';
import { brand, whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Note } from '@/ui/static/messages/note';
import { useBooking, useBookingContext } from '../session/booking-context';
import { isOutcomeUnknown } from '../session/intent';
import type { BookingFailure } from '../session/send-booking';
import { isAboutDeparture } from '../session/state';
import { useFailureMessage } from '../session/use-failure-message';
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
  const message = useFailureMessage()(failure, isUnknown);
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
        <div className={`cluster ${styles.actions}`}>
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
