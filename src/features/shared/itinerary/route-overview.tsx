import type { RouteStop } from '@sdk';
import { addDays, formatDayMonth } from '@/domain/dates';
import { MAP_HEIGHT, MAP_WIDTH, OUTLINE_SCALE } from '@/domain/route-map/map-projection';
import type { RouteMap } from '@/domain/route-map/route-map';
import { tripLength } from '@/domain/tour/departure';
import { useMessages } from '@/i18n/use-messages';
import { FactLine } from '@/ui/static/fact-line';
import styles from './itinerary.module.css';
import type { TripDates } from './programme';

type Stop = Pick<RouteStop, 'name' | 'day' | 'nights'>;

type RouteProps = {
  /** `route` is the one in a line; `map` is null without coordinates. */
  tour: { route: string | null; stops: readonly Stop[]; map: RouteMap | null };
  departure: TripDates | null;
};

/**
 * Shows the route as a map and as a list of places with nights and the dates of the chosen departure. A departure with
 * another route, or a tour whose stops the service does not send, shows the route in one line.
 */
export function RouteOverview({ tour, departure }: RouteProps) {
  const { t, lang } = useMessages('tour-detail');
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

function StopList({ stops, departure }: { stops: readonly Stop[]; departure: TripDates | null }) {
  const { t, locale, lang } = useMessages('tour-detail');
  const places = stops.map(({ name, day, nights }, index) => ({
    kind: index === 0 ? 'start' : nights > 0 ? 'stay' : 'stop',
    name,
    day,
    what: nights > 0 ? t('itinerary.nights', { count: nights }) : t('itinerary.onTheWay'),
  }));
  const home = { kind: 'home', name: HOME };
  const rows = [
    { ...home, day: 1, what: t('itinerary.leave') },
    ...places,
    ...(departure ? [{ ...home, day: tripLength(departure).days, what: t('itinerary.return') }] : []),
  ];
  return (
    <ol className={styles.stops} aria-label={t('itinerary.route')}>
      {rows.map(({ kind, name, day, what }, index) => {
        const date = departure ? formatDayMonth(addDays(departure.from, day - 1), locale) : t('itinerary.day', { day });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place may be reached twice, and the order is fixed
          <li key={index} className={`stack ${styles.stop}`} data-kind={kind}>
            <span className={styles.name} lang={lang()}>
              {name}
            </span>{' '}
            <span className="small muted tabular">
              <FactLine facts={[date, what]} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Draws the map of a route; the list beside it says the same as text. */
export function RouteMapDrawing({ map, lang }: { map: RouteMap; lang: string | undefined }) {
  return (
    <svg className={styles.map} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} lang={lang} aria-hidden="true">
      <g transform={`scale(${OUTLINE_SCALE})`}>
        <path className={styles.land} d={map.land} />
        <path className={styles.visited} d={map.visited} />
      </g>
      <path className={styles.route} d={map.route} />
      <path className={styles.arrows} d={map.arrows} />
      {map.places.map(({ name, x, y, kind, label }) => (
        <g key={name} data-kind={kind}>
          <circle cx={x} cy={y} r={kind === 'stop' ? 6 : 9} />
          {label && (
            <text x={label.x} y={label.y} textAnchor={label.anchor}>
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
