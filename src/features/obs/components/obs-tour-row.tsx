import { routes } from '@/config/routes';
import { countriesLabel } from '@/features/shared/tour/use-tour-card-view';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { AppLink } from '@/ui/static/buttons/app-link';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import { datesIn, needsFetch, type ObsTour } from '../obs-model';
import { ObsDates } from './obs-dates';
import styles from './obs-tour-row.module.css';

// If this code cannot be loaded, the tour still has the link to all its dates.
const MonthDates = loadOnUse(
  () => import('./month-dates').then((module) => module.MonthDates),
  () => null,
);

type ObsTourRowProps = { tour: ObsTour; months: readonly string[] | undefined };

/** Shows one tour with its next dates, each with a link to its booking. */
export function ObsTourRow({ tour, months }: ObsTourRowProps) {
  const lang = useContentLang();
  const { t } = useMessages('obs');
  const dates = datesIn(tour.departures, months);
  const isIncomplete = needsFetch(tour, months);
  const length = tour.days && t('common:trip.daysNights', { days: tour.days, nights: tour.days - 1 });
  return (
    <article className={styles.tour}>
      <Picture
        src={tour.imageUrl}
        alt=""
        sizes="(min-width: 768px) 212px, 96px"
        maxWidth={640}
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2 className="h4" lang={lang(tour.language)}>
          {withNoBreakDashes(tour.title)}
        </h2>
        <p className={`small muted ${styles.meta}`}>
          <FactLine facts={[countriesLabel(tour.countries, t), length]} />
        </p>
      </div>
      <div className={styles.dates}>
        {isIncomplete ? <MonthDates tour={tour} months={months ?? []} /> : <ObsDates tour={tour} dates={dates} />}
        {tour.total > dates.length && (
          <p className={`small ${styles.more}`}>
            <AppLink href={routes.obs({ tour: tour.id })}>
              <span>{t('row.all', { count: tour.total })}</span>
              <span className="visually-hidden" lang={lang(tour.language)}>{`, ${tour.title}`}</span>
            </AppLink>
          </p>
        )}
        {tour.total === 0 && <p className={`small ${styles.more}`}>{t('row.none')}</p>}
      </div>
    </article>
  );
}
