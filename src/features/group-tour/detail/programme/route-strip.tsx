import { useWords } from '@/i18n/use-words';
import { RouteLine } from '@/ui/static/tours/route-line';
import type { DayModel } from '../day-model';
import { routeStops, stopDates } from '../route-stops';
import styles from './programme.module.css';

type RouteStripProps = { route: string | null; days: DayModel[]; tripDays: number; startsOn: string | null };

/** The places of the tour in order, with the dates of the chosen departure. */
export function RouteStrip({ route, days, tripDays, startsOn }: RouteStripProps) {
  const { t, locale } = useWords('tour-detail');
  const stops = routeStops(route, days, tripDays);
  if (stops.length === 0) return null;
  return (
    <div className={styles.route}>
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
