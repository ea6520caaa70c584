import { useFormState } from 'react-hook-form';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { Note } from '@/ui/static/note';
import { useBookingContext } from '../wizard/booking-context';
import styles from './failure-note.module.css';

/** What is to be known before a date is chosen: why the wished one cannot be had, and how old the seats are. */
export function ArrivalNotes() {
  const { t } = useWords('booking');
  const { arrival, departures, form } = useBookingContext();
  const { errors } = useFormState({ control: form.control, name: ['itinerary_id', 'pax'] });
  const { obstacle, cut } = arrival;
  // The rules of the form say the same as soon as they have been asked.
  const isSaid = errors.itinerary_id || errors.pax;
  return (
    <>
      {obstacle && !isSaid && (
        <Note tone="warning" role="status">
          {t(`departure.${obstacle.kind}`, 'count' in obstacle ? { count: obstacle.count } : {})}
        </Note>
      )}
      {cut && (
        <Note tone="warning" role="status">
          {t(`departure.${cut.kind}`, { count: cut.count })}
        </Note>
      )}
      {departures.hasFailed && (
        <Note tone="warning" role="status">
          <p>{t(departures.updatedAt ? 'departure.asRead' : 'departure.asBuilt')}</p>
          <div className={styles.actions}>
            <Button look="line" size="compact" icon="refresh" onClick={departures.retry}>
              {t('common:buttons.retry')}
            </Button>
          </div>
        </Note>
      )}
    </>
  );
}
