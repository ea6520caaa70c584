import { useEffect, useRef } from 'react';
import { brand, whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { ButtonLink } from '@/ui/static/button-link';
import { Note } from '@/ui/static/note';
import { useBookingContext } from '../wizard/booking-context';
import { mayHaveArrived } from '../wizard/intent';
import type { BookingFailure } from '../wizard/send-booking';
import { useFailureWords } from '../wizard/use-failure-words';
import styles from './failure-note.module.css';
import { isAboutDate, WaysOn } from './ways-on';

const ERRORS: BookingFailure['kind'][] = ['failed', 'unsent', 'refused'];

/** Why the booking was not taken, with the way on; it takes the focus, and nothing that was typed is lost. */
export function FailureNote() {
  const { t } = useWords('booking');
  const { failure, step, tour, draft } = useBookingContext();
  const isOutcomeUnknown = mayHaveArrived(draft.kept().intent);
  const words = useFailureWords(failure, isOutcomeUnknown);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  if (!failure || !words || step !== 'review') return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.note}>
      <Note tone={ERRORS.includes(failure.kind) ? 'error' : 'warning'}>
        <p className={styles.words}>{words}</p>
        {isAboutDate(failure) && <WaysOn finding={failure} />}
        <div className={styles.actions}>
          {(failure.kind === 'taken' || (failure.kind === 'price' && isOutcomeUnknown)) && (
            <ButtonLink href={routes.accountBooking()} look="line" size="compact">
              {t('outcome.seeBookings')}
            </ButtonLink>
          )}
          {(failure.kind === 'failed' || failure.kind === 'unsent' || failure.kind === 'robot') && (
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
