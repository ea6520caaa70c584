import { useRef, useState } from 'react';
import type { Departure } from '@/domain/tour/departure';
import { useMessages } from '@/i18n/use-messages';
import { afterPaint } from '@/lib/after-paint';
import { Accordion } from '@/ui/static/accordion';
import { Button } from '@/ui/static/buttons/button';
import type { DayModel } from '../day-model';
import { DayItem } from './day-item';
import styles from './programme.module.css';

type ProgrammeProps = { days: DayModel[]; departure: Departure | null };

/** Shows all days as an accordion; the first day with a picture is open initially. */
export function Programme({ days, departure }: ProgrammeProps) {
  const { t } = useMessages('tour-detail');
  const list = useRef<HTMLDivElement>(null);
  const [areAllOpen, setAreAllOpen] = useState(false);
  const firstOpen = days.find((day) => day.imageUrl) ?? days[0];
  const toggleAll = () => {
    setAreAllOpen(!areAllOpen);
    afterPaint(() => {
      for (const day of list.current?.querySelectorAll('details') ?? []) day.open = !areAllOpen;
    });
  };
  return (
    <>
      <div ref={list} className={styles.days}>
        <Accordion>
          {days.map((day) => (
            <DayItem key={day.day} day={day} startsOn={departure?.from ?? null} isOpen={day === firstOpen} />
          ))}
        </Accordion>
      </div>
      <div className={`cluster ${styles.foot}`} data-print="none">
        <Button look="quiet" icon={areAllOpen ? 'chevron-up' : 'chevron-down'} onClick={toggleAll}>
          {areAllOpen ? t('itinerary.closeAll') : t('itinerary.openAll', { count: days.length })}
        </Button>
        <Button look="quiet" icon="print" onClick={() => window.print()}>
          {t('itinerary.print')}
        </Button>
      </div>
    </>
  );
}
