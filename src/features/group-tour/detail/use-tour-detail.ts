import { useRouter } from 'next/router';
import { useMemo, useState } from 'react';
import { todayInJakarta } from '@/domain/dates';
import { guestLimit, USUAL_GUESTS } from '@/domain/party';
import { type Departure, offeredDepartures, sortDepartures } from '@/domain/tour/departure';
import { itinerariesQuery } from '@/hooks/tour/queries';
import { useLiveAnswer } from '@/hooks/use-live-answer';
import { afterPaint } from '@/lib/after-paint';
import { useHydrated } from '@/lib/use-hydrated';
import { wholeNumber } from '@/lib/whole-number';
import { chooseDeparture, type DepartureChoice } from './departures';
import type { DetailModel } from './detail-model';
import { useLeaving } from './use-leaving';

export type Sale = DepartureChoice & {
  /** When the service last told prices and seats; null until the browser has asked. */
  updatedAt: Date | null;
  choose: (departure: Departure) => void;
  guests: number;
  guestLimit: number;
  setGuests: (guests: number) => void;
};

/** What is for sale now: the prefetched departures until the service answers, the one the address names, the guests. */
export function useTourDetail(tour: DetailModel): Sale {
  const router = useRouter();
  const isLeaving = useLeaving();
  const [wishedGuests, setGuests] = useState(USUAL_GUESTS);
  // The address follows a moment after the click; the mark must not wait for it.
  const [picked, setPicked] = useState<number | null>(null);
  const { answer, at: updatedAt } = useLiveAnswer(itinerariesQuery(tour.id));
  // The page may be older than the browser's day: both start from the day it was made.
  const today = useHydrated() ? todayInJakarta() : tour.today;
  const departures = useMemo(
    () => (answer ? offeredDepartures(answer.data, tour.route) : tour.departures),
    [answer, tour.route, tour.departures],
  );
  const wished = departures.some(({ id }) => id === picked) ? picked : wholeNumber(router.query.itinerary);
  const choice = chooseDeparture(sortDepartures(departures, today), wished);
  const limit = guestLimit(choice.chosen?.seat ?? null, tour.capacity);
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
    guests: Math.min(wishedGuests, limit),
    guestLimit: limit,
    setGuests,
  };
}
