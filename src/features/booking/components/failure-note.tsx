import { useEffect, useRef } from 'react';
import { brand, whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { ButtonLink } from '@/ui/static/button-link';
import { Note } from '@/ui/static/note';
import { useBookingContext } from '../wizard/booking-context';
import { useFailureWords } from '../wizard/use-failure-words';
import styles from './failure-note.module.css';

/** Why the booking was not taken, with the way on; it takes the focus, and nothing that was typed is lost. */
export function FailureNote() {
  const { t } = useWords('booking');
  const { failure, change, tour } = useBookingContext();
  const words = useFailureWords(failure);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  if (!failure || !words) return null;
  const isAboutDate = failure.kind === 'seats' || failure.kind === 'gone';
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.note}>
      <Note tone={failure.kind === 'failed' || failure.kind === 'fields' ? 'error' : 'warning'}>
        <p className={styles.words}>{words}</p>
        <div className={styles.actions}>
          {failure.kind === 'seats' && failure.left > 0 && (
            <Button look="line" size="compact" onClick={() => change('departure')}>
              {t('outcome.changePax')}
            </Button>
          )}
          {isAboutDate && (
            <Button look="line" size="compact" onClick={() => change('departure')}>
              {t('outcome.changeDate')}
            </Button>
          )}
          {failure.kind === 'taken' && (
            <ButtonLink href={routes.accountBooking()} look="line" size="compact">
              {t('outcome.seeBookings')}
            </ButtonLink>
          )}
          {(failure.kind === 'failed' || failure.kind === 'robot') && (
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
