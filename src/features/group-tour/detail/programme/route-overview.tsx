import { addDays, formatDayMonth } from '@/domain/dates';
import { type Departure, tripLength } from '@/domain/tour/departure';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { FactLine } from '@/ui/static/fact-line';
import type { DetailModel, StopModel } from '../detail-model';
import { RouteMapDrawing } from './route-map-drawing';
import styles from './route-overview.module.css';

type RouteOverviewProps = { tour: Pick<DetailModel, 'route' | 'stops' | 'map'>; departure: Departure | null };

/**
 * Shows the route as a map and as a list of places with nights and the dates of the chosen departure. A departure with
 * another route, or a tour whose stops the service does not send, shows the route in one line.
 */
export function RouteOverview({ tour, departure }: RouteOverviewProps) {
  const lang = useContentLang();
  const { t } = useMessages('tour-detail');
  const route = departure?.route ?? tour.route;
  if (tour.stops.length > 0 && route === tour.route) {
    return (
      <div className={styles.overview}>
        {tour.map && <RouteMapDrawing map={tour.map} lang={lang()} />}
        <StopList stops={tour.stops} departure={departure} />
      </div>
    );
  }
  if (!route) return null;
  return (
    <p className={styles.line}>
      {t('itinerary.route')}: <span lang={lang()}>{route}</span>
    </p>
  );
}

// Every departure leaves from Jakarta and returns there.
const HOME = 'Jakarta';

function StopList({ stops, departure }: { stops: StopModel[]; departure: Departure | null }) {
  const { t, locale } = useMessages('tour-detail');
  const when = (day: number) =>
    departure ? formatDayMonth(addDays(departure.from, day - 1), locale) : t('itinerary.day', { day });
  return (
    <ol className={styles.stops} aria-label={t('itinerary.route')}>
      <Stop kind="home" name={HOME} when={when(1)} what={t('itinerary.leave')} />
      {stops.map((stop, index) => (
        <Stop
          // biome-ignore lint/suspicious/noArrayIndexKey: a route may pass the same place twice on a day; the order is fixed
          key={index}
          kind={index === 0 ? 'start' : stop.nights > 0 ? 'stay' : 'stop'}
          name={stop.name}
          when={when(stop.day)}
          what={stop.nights > 0 ? t('itinerary.nights', { count: stop.nights }) : t('itinerary.onTheWay')}
        />
      ))}
      {departure && (
        <Stop kind="home" name={HOME} when={when(tripLength(departure).days)} what={t('itinerary.return')} />
      )}
    </ol>
  );
}

type StopProps = { kind: 'home' | 'start' | 'stay' | 'stop'; name: string; when: string; what: string };

function Stop({ kind, name, when, what }: StopProps) {
  const lang = useContentLang();
  return (
    <li className={styles.stop} data-kind={kind}>
      <span className={styles.name} lang={lang()}>
        {name}
      </span>{' '}
      <span className={`small muted tabular ${styles.fact}`}>
        <FactLine facts={[when, what]} />
      </span>
    </li>
  );
}
