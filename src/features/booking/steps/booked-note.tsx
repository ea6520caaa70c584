import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import { Button } from '@/ui/static/buttons/button';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Note } from '@/ui/static/messages/note';
import { useReceipt } from '../done/receipt';
import { useBooking, useBookingContext } from '../session/booking-context';
import { useCounter } from '../session/booking-location';
import styles from './notes.module.css';

/** Shows a returning visitor that this tour is already booked, so that it is not booked twice by mistake. */
export function BookedNote() {
  const { t } = useMessages('booking');
  const { tour, location } = useBookingContext();
  const isSending = useBooking((facts) => facts.isSending);
  const isCounter = useCounter() !== null;
  const isMember = useSnapshot(sessionState).status === 'member';
  const receipt = useReceipt(tour.id);
  const [isPutAside, setPutAside] = useState(false);
  // During the redirect to the receipt, the new booking must not be reported as an earlier one.
  if (!receipt || !isMember || isPutAside || isSending) return null;
  return (
    <Note icon="ticket" role="status" className={styles.booked}>
      <p className={styles.text}>{t('booked.text', { code: receipt.code })}</p>
      <p>{t('booked.more')}</p>
      <div className={`cluster ${styles.actions}`}>
        {!isCounter && (
          <ButtonLink href={routes.accountBooking()} look="line" size="compact">
            {t('done.bookings')}
          </ButtonLink>
        )}
        <ButtonLink href={location.href({ step: 'done' })} look="line" size="compact">
          {t('booked.receipt')}
        </ButtonLink>
        <Button look="quiet" size="compact" onClick={() => setPutAside(true)}>
          {t('booked.again')}
        </Button>
      </div>
    </Note>
  );
}
