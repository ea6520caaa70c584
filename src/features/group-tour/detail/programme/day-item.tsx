import { addDays, formatDayOfTrip } from '@/domain/dates';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { AccordionItem } from '@/ui/static/accordion';
import { Icon } from '@/ui/static/pictures/icon';
import { Picture } from '@/ui/static/pictures/picture';
import type { DayModel } from '../day-model';
import styles from './programme.module.css';

const PICTURE_SIZES = '(min-width: 1280px) 664px, (min-width: 640px) 80vw, 100vw';

type DayItemProps = { day: DayModel; startsOn: string | null; isOpen: boolean };

/** Shows one day: its number and date, title, text, meals, transport and picture. */
export function DayItem({ day, startsOn, isOpen }: DayItemProps) {
  const lang = useContentLang();
  const { t, locale } = useMessages('tour-detail');
  const hasFacts = day.meals.length > 0 || day.transport !== null;
  return (
    <AccordionItem
      title={day.title}
      aside={{
        title: t('itinerary.day', { day: day.day }),
        sub: startsOn ? formatDayOfTrip(addDays(startsOn, day.day - 1), locale) : undefined,
      }}
      isOpen={isOpen}
      lang={lang(day.language)}
    >
      {day.text && <p className={styles.text}>{day.text}</p>}
      {hasFacts && (
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
          sizes={PICTURE_SIZES}
          maxWidth={1280}
          className={styles.picture}
        />
      )}
    </AccordionItem>
  );
}
