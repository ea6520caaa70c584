import { useState } from 'react';
import type { Departure } from '@/domain/tour/departure';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import type { DetailModel } from '../detail-model';
import { useTourUrl } from '../use-whatsapp-links';
import styles from './dates-foot.module.css';

/** Button that saves the chosen dates as a calendar file; the code is loaded on the click. */
export function CalendarButton({ tour, departure }: { tour: DetailModel; departure: Departure }) {
  const { t } = useMessages('tour-detail');
  const address = useTourUrl(tour.id);
  const [hasFailed, setHasFailed] = useState(false);
  const save = async () => {
    const part = await import('../trip-calendar').catch(() => null);
    setHasFailed(!part);
    const url = address(departure);
    part?.saveTripCalendar(tour.title, departure, t('calendar.text', { url }), url);
  };
  return (
    <div>
      <Button look="quiet" icon="calendar" onClick={() => void save()}>
        {t('calendar.add')}
      </Button>
      <p role="status" className={styles.status}>
        {hasFailed && t('calendar.failed')}
      </p>
    </div>
  );
}
