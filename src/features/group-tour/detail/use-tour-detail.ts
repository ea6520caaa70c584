import { useRouter } from 'next/router';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { todayInJakarta } from '@/domain/dates';
import { guestLimit, USUAL_GUESTS } from '@/domain/party';
import { type Departure, offeredDepartures, sortDepartures } from '@/domain/tour/departure';
import { itinerariesQuery } from '@/hooks/tour/queries';
import { useLiveAnswer } from '@/hooks/use-live-answer';
import { afterPaint } from '@/lib/after-paint';
import { isSameId } from '@/lib/is-same-id';
import { useHydrated } from '@/lib/use-hydrated';
import { wholeNumber } from '@/lib/whole-number';
import { chooseDeparture, type DepartureChoice } from './departures';
import type { DetailModel } from './detail-model';

export type DepartureSelection = DepartureChoice & {
  /** Time of the last response with prices and seats; null before the browser has fetched them. */
  updatedAt: Date | null;
  choose: (departure: Departure) => void;
  guests: number;
  guestLimit: number;
  setGuests: (guests: number) => void;
};

/**
 * Returns the departures (those of the build until the service responds), the chosen one, and the number of guests. A
 * preview keeps its own departures, because the service answers browsers with those that are published.
 */
export function useTourDetail(tour: DetailModel): DepartureSelection {
  const router = useRouter();
  const isLeaving = useLeaving();
  const [requestedGuests, setGuests] = useState(USUAL_GUESTS);
  // The address changes shortly after the click, but the row must be marked at once.
  const [picked, setPicked] = useState<number | null>(null);
  const { answer, at: updatedAt } = useLiveAnswer(tour.draft ? null : itinerariesQuery(tour.id));
  // The page may have been built on an earlier day, so the browser hydrates with that day.
  const today = useHydrated() ? todayInJakarta() : tour.today;
  const departures = useMemo(
    () => (answer ? offeredDepartures(answer.data, tour.route) : tour.departures),
    [answer, tour.route, tour.departures],
  );
  const requestedId = departures.some(({ id }) => isSameId(id, picked)) ? picked : wholeNumber(router.query.itinerary);
  const choice = chooseDeparture(sortDepartures(departures, today), requestedId);
  const limit = guestLimit(choice.departure?.seat ?? null, tour.capacity);
  return {
    ...choice,
    updatedAt,
    choose: ({ id }) => {
      setPicked(id);
      const query = { ...router.query, itinerary: String(id) };
      const to = { pathname: router.pathname, query };
      afterPaint(() => {
        if (!isLeaving.current) void router.replace(to, undefined, { shallow: true, scroll: false });
      });
    },
    guests: Math.min(requestedGuests, limit),
    guestLimit: limit,
    setGuests,
  };
}

/** Returns a ref that is true while a navigation to another page runs, which a change of the query would cancel. */
function useLeaving(): RefObject<boolean> {
  const { events } = useRouter();
  const isLeaving = useRef(false);
  useEffect(() => {
    const leave = (_url: string, { shallow }: { shallow: boolean }) => {
      isLeaving.current = !shallow;
    };
    const stay = () => {
      isLeaving.current = false;
    };
    stay();
    events.on('routeChangeStart', leave);
    events.on('routeChangeError', stay);
    return () => {
      events.off('routeChangeStart', leave);
      events.off('routeChangeError', stay);
      isLeaving.current = true;
    };
  }, [events]);
  return isLeaving;
}
