import type { Tour } from '@sdk';
import { useEffect, useRef, useState } from 'react';
import { routes } from '@/config/routes';
import { useDayActivities } from '@/data/operations/tour';
import { clockTime, dayAndTime, formatDayMonth, todayInJakarta } from '@/domain/dates';
import type { RouteMap } from '@/domain/route-map/route-map';
import { dayOfTrip, type Trip } from '@/domain/trip';
import { dayModels, programmeOf } from '@/features/shared/itinerary/day-model';
import { FetchedProgramme } from '@/features/shared/itinerary/fetched-programme';
import { RouteOverview } from '@/features/shared/itinerary/route-overview';
import { PersonLine } from '@/features/shared/person/person-line';
import { useMessages } from '@/i18n/use-messages';
import { isSameId } from '@/lib/is-same-id';
import { mapLink } from '@/lib/map-link';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { AppLink } from '@/ui/static/buttons/app-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Disclosure } from '@/ui/static/disclosure';
import { FactLine } from '@/ui/static/fact-line';
import styles from './trip.module.css';
import { TripFiles } from './trip-parts';
import { Section, type TripProps } from './trip-sections';

/** Shows meeting point, flights and hotels once they are known, the days of the tour, and the files. */
export function TripPlan({ trip, phase, tour }: TripProps & { tour: Tour | undefined }) {
  const { t, locale, lang } = useMessages('trip');
  const { meeting, leader } = trip;
  const hotels = trip.hotels ?? [];
  const flights = trip.flights ?? [];
  if (phase === 'cancelled') return null;
  const time = dayAndTime(meeting?.time, locale);
  const isUnderway = phase === 'underway';
  const localTime = (iso: string) => `${formatDayMonth(iso, locale)} ${clockTime(iso.slice(11, 16), locale)}`;
  const days = tour && <TripDays trip={trip} tour={tour} isUnderway={isUnderway} />;
  return (
    <Section id="plan" title={t('plan.title')}>
      {isUnderway && days}
      {meeting && time && !isUnderway && (
        <div>
          <h3 className="h4">{t('plan.meeting')}</h3>
          <p lang={lang()}>{meeting.place}</p>
          <p className="small muted tabular">{t('next.meet', time)}</p>
        </div>
      )}
      {leader && (
        <div>
          <h3 className="h4">{t('plan.leader')}</h3>
          <PersonLine portraitUrl={leader.portrait_url}>
            <FactLine
              facts={[leader.name, leader.trips_led && t('common:person.trips', { count: leader.trips_led })]}
            />
          </PersonLine>
        </div>
      )}
      {flights.length > 0 && (
        <div>
          <h3 className="h4">{t('plan.flights')}</h3>
          <ul className={styles.rows}>
            {flights.map((flight) => (
              <li key={flight.departs_at}>
                <p lang={lang()}>{withNoBreakDashes(`${flight.from} – ${flight.to}`)}</p>
                <p className="small muted tabular">
                  <FactLine
                    facts={[flight.number, `${localTime(flight.departs_at)} – ${localTime(flight.arrives_at)}`]}
                  />
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {hotels.length > 0 && (
        <Disclosure title={t('plan.hotels', { count: hotels.length })}>
          <ul className={styles.rows}>
            {hotels.map((hotel, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a group can stay at a hotel twice
              <li key={index} className={`cluster ${styles.hotel}`}>
                <HotelLink hotel={hotel} />
                <span className="small muted tabular">{t('plan.nights', { count: hotel.nights })}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {phase === 'ahead' && meeting === null && hotels.length === 0 && <p className="muted">{t('plan.later')}</p>}
      {!isUnderway && days}
      <TripFiles booking={trip} tour={tour} isOver={phase === 'over'} />
    </Section>
  );
}

/** Links a hotel with its city to the map. */
export function HotelLink({ hotel: { name, city } }: { hotel: NonNullable<Trip['hotels']>[number] }) {
  const { t, lang } = useMessages('trip');
  return (
    <AppLink href={mapLink(`${name}, ${city}`)} target="_blank">
      <span lang={lang()}>{`${name}, ${city}`}</span>
      <span className="visually-hidden">{` ${t('common:states.opensNewTab')}`}</span>
    </AppLink>
  );
}

const bookedDeparture = (trip: Trip, tour: Tour) => tour.itineraries.find(({ id }) => isSameId(id, trip.itinerary_id));

/** Returns the departure whose programme the trip has: its own, or while the tour does not list it one of the others. */
const programmeOfTrip = (trip: Trip, tour: Tour) => bookedDeparture(trip, tour)?.id ?? programmeOf(tour);

/** Returns the title of a day of the trip once it is known; a day or tour that is not given has none. */
export function useDayTitle(trip: Trip, tour: Tour | undefined, day: number | null): string | undefined {
  const { data } = useDayActivities(tour && day !== null ? programmeOfTrip(trip, tour) : null);
  return data && dayModels(data.data).find((one) => one.day === day)?.title;
}

type TripDaysProps = { trip: Trip; tour: Tour; isUnderway: boolean };

/** Shows the route and the days of the tour with the dates of the trip; the day of today is open, and first on the way. */
function TripDays({ trip, tour, isUnderway }: TripDaysProps) {
  const { t } = useMessages('trip');
  const { place, map } = useRouteMap(tour);
  const booked = bookedDeparture(trip, tour);
  const { date: from, arrival_date: to } = trip;
  const departure = to ? { from, to, route: booked?.itinerary ?? null } : null;
  const programme = programmeOfTrip(trip, tour);
  const route = { route: tour.itinerary ?? null, stops: tour.route_stops ?? [], map };
  const overview = <RouteOverview tour={route} departure={departure} />;
  return (
    <div ref={place}>
      {!isUnderway && overview}
      {programme !== null && (
        <FetchedProgramme itineraryId={programme} departure={departure} openDay={dayOfTrip(trip, todayInJakarta())} />
      )}
      {isUnderway && overview}
      <GoLink href={routes.tour(tour.id, { itinerary: booked?.id })} className={styles.page} data-print="none">
        {t('plan.tour')}
      </GoLink>
    </div>
  );
}

const BLANK: RouteMap = { land: '', visited: '', route: '', arrows: '', places: [] };

/**
 * Returns the map of a tour and the ref of its place. The map is blank until its place comes near the screen, because the
 * outlines of all countries are heavy; null if it cannot be drawn.
 */
function useRouteMap(tour: Tour) {
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<RouteMap | null>(BLANK);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const drawn = import('@/domain/route-map/route-map').then(({ drawTourMap }) => drawTourMap(tour));
        drawn.catch(() => null).then(setMap);
      },
      { rootMargin: '300px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [tour]);
  return { place, map };
}
