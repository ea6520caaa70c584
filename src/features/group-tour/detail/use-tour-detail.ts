import { useRouter } from 'next/router';
import { useMemo, useRef, useState } from 'react';
import { itinerariesQuery } from '@/data/operations/tour';
import { useLiveAnswer } from '@/data/use-read';
import { todayInJakarta } from '@/domain/dates';
import { onePerson, seatedGuests } from '@/domain/party';
import {
  cheapestDeparture,
  type Departure,
  type DepartureList,
  firstBookable,
  hasSeatsFor,
  isFull,
  offeredDepartures,
  sortDepartures,
} from '@/domain/tour/departure';
import { useParty } from '@/form/trip-plan/use-party';
import { isSameId } from '@/lib/is-same-id';
import { useHydrated } from '@/lib/use-hydrated';
import { useRouterEvent } from '@/lib/use-router-event';
import { wholeNumber } from '@/lib/whole-number';
import type { DetailModel } from './detail-model';

export type DepartureSelection = ReturnType<typeof useTourDetail>;

/** The props of a part that shows or changes what the visitor has chosen. */
export type TourProps = { tour: DetailModel; selection: DepartureSelection };

/**
 * Returns the departures (those of the build until the service responds), the chosen one, and the party. A preview keeps
 * its own departures, because the service answers browsers with those that are published.
 */
export function useTourDetail(tour: DetailModel) {
  const router = useRouter();
  const party = useParty() ?? onePerson;
  const isLeaving = useIsLeaving();
  // The router renders the page with the new address in a transition, but the row must be marked at once. What was picked
  // holds until the address names another departure than the one that it replaced, as a link on the page or Back does.
  const [picked, setPicked] = useState<{ id: number; before: unknown } | null>(null);
  const { answer, at: updatedAt } = useLiveAnswer(tour.draft ? null : itinerariesQuery(tour.id));
  // The page may have been built on an earlier day, so the browser hydrates with that day.
  const today = useHydrated() ? todayInJakarta() : tour.today;
  const departures = useMemo(
    () => (answer ? offeredDepartures(answer.data, tour.route) : tour.departures),
    [answer, tour.route, tour.departures],
  );
  const address = router.query.itinerary;
  const isPicked =
    picked !== null &&
    (address === picked.before || address === String(picked.id)) &&
    departures.some(({ id }) => isSameId(id, picked.id));
  const requestedId = isPicked ? picked.id : wholeNumber(address);
  const choice = chooseDeparture(sortDepartures(departures, today), requestedId, seatedGuests(party));
  return {
    ...choice,
    party,
    /** Time of the last response with prices and seats; null before the browser has fetched them. */
    updatedAt,
    choose: ({ id }: Departure) => {
      setPicked({ id, before: address });
      const to = { pathname: router.pathname, query: { ...router.query, itinerary: String(id) } };
      // The change of the address would cancel the navigation to another page.
      if (!isLeaving.current) void router.replace(to, undefined, { shallow: true, scroll: false });
    },
  };
}

/** Returns a ref that is true while a navigation to another page runs. */
function useIsLeaving() {
  const isLeaving = useRef(false);
  useRouterEvent('routeChangeStart', (_url, { shallow }) => {
    isLeaving.current = !shallow;
  });
  const stay = () => {
    isLeaving.current = false;
  };
  // A change of the language completes on this page.
  useRouterEvent('routeChangeComplete', stay);
  useRouterEvent('routeChangeError', stay);
  return isLeaving;
}

type DepartureChoice = DepartureList & {
  departure: Departure | null;
  /** The cheapest departure with seats for the guests, if its price is below that of the chosen one. */
  cheaper: Departure | null;
  /** `open` has a departure to book, `full` only sold-out ones, `past` only past ones, `none` has no departure. */
  status: 'open' | 'full' | 'past' | 'none';
};

/**
 * Returns the wanted departure if it is not full, otherwise the first with seats for the guests, or with any, otherwise the
 * soonest full one.
 */
export function chooseDeparture(
  { upcoming, past }: DepartureList,
  wantedId: number | null,
  guests = 1,
): DepartureChoice {
  const open = upcoming.filter((departure) => !isFull(departure));
  const departure = open.find(({ id }) => isSameId(id, wantedId)) ?? firstBookable(open, guests) ?? upcoming[0] ?? null;
  const cheapest = cheapestDeparture(open.filter((one) => hasSeatsFor(one, guests)));
  const isCheaper = cheapest?.price != null && departure?.price != null && cheapest.price < departure.price;
  return {
    upcoming,
    past,
    departure,
    cheaper: isCheaper ? cheapest : null,
    status: open.length > 0 ? 'open' : upcoming.length > 0 ? 'full' : past.length > 0 ? 'past' : 'none',
  };
}
