import { addDays, formatDayMonth, type Locale } from '@/domain/dates';
import { useWords } from '@/i18n/use-words';
import { RouteLine } from '@/ui/static/route-line';
import type { DayModel } from '../day-model';
import { type RouteStop, routeStops } from '../route-stops';
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
        stops={stops.map((stop) => ({ name: stop.name, date: startsOn ? stopDates(stop, startsOn, locale) : undefined }))}
        lang="id"
      />
    </div>
  );
}

/** `19 Apr`, `21–22 Apr` or `30 Apr – 1 Mei`. */
export function stopDates({ days }: RouteStop, startsOn: string, locale: Locale): string | undefined {
  if (!days) return undefined;
  const from = addDays(startsOn, days.first - 1);
  const to = addDays(startsOn, days.last - 1);
  if (from === to) return formatDayMonth(from, locale);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return isSameMonth
    ? `${Number(from.slice(8))}–${formatDayMonth(to, locale)}`
    : `${formatDayMonth(from, locale)} – ${formatDayMonth(to, locale)}`;
}
