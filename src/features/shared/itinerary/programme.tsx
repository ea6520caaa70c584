import { useRef, useState } from 'react';
import { addDays, formatDayOfTrip } from '@/domain/dates';
import type { Departure } from '@/domain/tour/departure';
import { useMessages } from '@/i18n/use-messages';
import { afterPaint } from '@/lib/after-paint';
import { Accordion, AccordionItem } from '@/ui/static/accordion';
import { Button } from '@/ui/static/buttons/button';
import { Icon } from '@/ui/static/pictures/icon';
import { Picture } from '@/ui/static/pictures/picture';
import type { DayModel } from './day-model';
import styles from './itinerary.module.css';

/** The first and the last day of a trip, and its route if that is not the one of the tour. */
export type TripDates = Pick<Departure, 'from' | 'to' | 'route'>;

export type ProgrammeDates = {
  departure: TripDates | null;
  /** The number of the day that is open initially, if there is such a day; by default the first with a picture. */
  openDay?: number;
};

type ProgrammeProps = ProgrammeDates & { days: DayModel[] };

/** Shows all days as an accordion. */
export function Programme({ days, departure, openDay }: ProgrammeProps) {
  const { t } = useMessages('tour-detail');
  const list = useRef<HTMLDivElement>(null);
  const [areAllOpen, setAreAllOpen] = useState(false);
  const firstOpen =
    openDay === undefined
      ? (days.find(({ imageUrl }) => imageUrl) ?? days[0])
      : days.find(({ day }) => day === openDay);
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
            <DayItem key={day.day} day={day} departure={departure} isOpen={day === firstOpen} />
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

/** Shows one day: its number and date, title, text, meals, transport and picture. */
function DayItem({ day, departure, isOpen }: { day: DayModel; departure: TripDates | null; isOpen: boolean }) {
  const { t, locale, lang } = useMessages('tour-detail');
  return (
    <AccordionItem
      id={`day-${day.day}`}
      title={day.title}
      aside={{
        title: t('itinerary.day', { day: day.day }),
        sub: departure ? formatDayOfTrip(addDays(departure.from, day.day - 1), locale) : undefined,
      }}
      isOpen={isOpen}
      lang={lang(day.language)}
    >
      {day.text && <p className={`measure ${styles.text}`}>{day.text}</p>}
      {(day.meals.length > 0 || day.transport !== null) && (
        <ul className={`cluster ${styles.facts}`} lang={locale} aria-label={t('itinerary.meals.label')}>
          {day.meals.map((meal) => (
            <li key={meal}>
              <Icon name={meal} />
              <span>{t(`itinerary.meals.${meal}`)}</span>
            </li>
          ))}
          {day.transport && (
            <li>
              <Icon name={day.transport} />
              <span>{t(`itinerary.transport.${day.transport}`)}</span>
            </li>
          )}
        </ul>
      )}
      {day.imageUrl && (
        <Picture
          src={day.imageUrl}
          alt=""
          ratio="16/9"
          sizes="(min-width: 1280px) 664px, (min-width: 640px) 80vw, 100vw"
          maxWidth={1280}
          className={styles.picture}
        />
      )}
    </AccordionItem>
  );
}
