import { useMessages } from '@/i18n/use-messages';
import type { DayModel } from '../day-model';
import { routeStops, stopDates } from '../route-stops';
import programme from './programme.module.css';
import styles from './route-strip.module.css';

type RouteStripProps = { route: string | null; days: DayModel[]; tripDays: number; startsOn: string | null };

/** Shows the places of the tour in order, with the dates of the chosen departure. */
export function RouteStrip({ route, days, tripDays, startsOn }: RouteStripProps) {
  const { t, locale } = useMessages('tour-detail');
  const stops = routeStops(route, days, tripDays);
  if (stops.length === 0) return null;
  return (
    <div className={programme.route}>
      <RouteLine
        label={t('itinerary.route')}
        stops={stops.map((stop) => ({
          name: stop.name,
          date: startsOn ? stopDates(stop, startsOn, locale) : undefined,
        }))}
        lang="id"
      />
    </div>
  );
}

type RouteLineProps = { label: string; stops: { name: string; date?: string }[]; lang?: string };

/** Shows the places of a tour in order, with a filled point at both ends. */
function RouteLine({ label, stops, lang }: RouteLineProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls sideways must be reachable by keyboard
    <ol className={styles.route} aria-label={label} lang={lang} tabIndex={0}>
      {stops.map((stop, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a route may pass the same place twice
        <li key={index} className={styles.stop}>
          <span className={styles.name}>{stop.name}</span>
          {stop.date && <span className={styles.date}>{stop.date}</span>}
        </li>
      ))}
    </ol>
  );
}
