import { useRouter } from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import { useTours } from '@/data/operations/tour';
import { todayInJakarta } from '@/domain/dates';
import { lastPage } from '@/domain/pages';
import { partyParameters, partyQuery } from '@/domain/party';
import { type TourQuery, tourQueryFromUrl, tourQueryToUrl } from '@/domain/tour/tour-query';
import { useParty } from '@/form/trip-plan/use-party';
import { queryString } from '@/lib/query-string';
import { sameRouteUrl } from '@/lib/same-route-url';
import { changeTripPlan } from '@/state/trip-plan';
import { type ServedList, type TourListModel, tourListModel } from './list-model';
import { type ListView, viewFromUrl, viewToUrl } from './list-view';

const cards: ListView = { view: 'cards' };
const NOT_SERVED = { kind: 'server' } as const;

/** The state of a list, from which its parts take their props. */
export type ListState = ReturnType<typeof useTourList>;

/**
 * Returns the list of the current query: the one the server rendered until the service responds, then the response.
 * With `regionalId`, the list comes from the operation of that region.
 */
export function useTourList(path: string, served: ServedList, regionalId?: number) {
  const router = useRouter();
  const query = useMemo(() => {
    const all = tourQueryFromUrl(router.query);
    return regionalId === undefined ? all : { ...all, regional_id: undefined };
  }, [router.query, regionalId]);
  const view = useMemo(() => {
    const read = viewFromUrl(router.query);
    // Saved tours can be of any region, so only the list of all tours shows them.
    return regionalId !== undefined && read.view === 'saved' ? cards : read;
  }, [router.query, regionalId]);
  const party = useParty();
  const asked = { ...query, ...partyParameters(party) };
  const { data, error: failure, mutate } = useTours(router.isReady ? asked : null, regionalId);

  const isServed = queryString(tourQueryToUrl(query)) === served.query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `data` belongs to the previous query until the next answer
  const answered = useMemo(() => data && tourListModel(data, todayInJakarta(), query), [data]);
  const list = answered ?? (isServed ? served.list : null);
  const error = failure ?? (isServed && !list ? NOT_SERVED : undefined);
  const facets = list?.facets ?? served.list?.facets ?? null;
  // A link to a filtered list opens it with the facets of the whole list, whose options would move when its own arrive.
  const [showsFilters, setShowsFilters] = useState(isServed);
  if (!showsFilters && (list || error)) setShowsFilters(true);

  const href = (next: TourQuery, shown = cards, forParty = party) =>
    `${path}${queryString({ ...tourQueryToUrl(next), ...partyQuery(forParty), ...viewToUrl(shown) })}`;
  const change = (next: TourQuery, forParty = party) => {
    // A new filter keeps the calendar's month. The saved tours cannot be filtered, so their view changes to the cards.
    const shown = view.view === 'calendar' ? { ...view, day: undefined } : cards;
    const to = href({ ...next, page: 1 }, shown, forParty);
    if (next.month !== query.month) changeTripPlan({ months: next.month ?? [] });
    // Back to an address with another party would only correct it, so the party alone makes no entry of the history.
    const isOnlyParty = forParty !== party && href({ ...query, page: 1 }, shown, forParty) === to;
    return router[isOnlyParty ? 'replace' : 'push'](sameRouteUrl(router, to), to, { shallow: true, scroll: false });
  };
  const retry = () => void mutate();
  const beyond = useLastPage(query, view.view === 'cards' ? list : null, href);

  return { query, party, view, list, facets, showsFilters, beyond, error, retry, href, change, regionalId };
}

// Replaces a page number beyond the last by the last page. Returns the requested number for a note, otherwise null.
function useLastPage(query: TourQuery, list: TourListModel | null, href: (next: TourQuery) => string) {
  const router = useRouter();
  const [moved, setMoved] = useState<{ requestedPage: number; to: string } | null>(null);
  const requestedPage = query.page ?? 1;
  const isBeyond = list?.cards.length === 0 && list.pagination.total > 0 && requestedPage > lastPage(list.pagination);
  const lastHref = isBeyond ? href({ ...query, page: lastPage(list.pagination) }) : null;
  useEffect(() => {
    if (!lastHref) return;
    setMoved({ requestedPage, to: lastHref });
    void router.replace(sameRouteUrl(router, lastHref), lastHref, { shallow: true });
  }, [lastHref, requestedPage, router]);
  return moved?.to === href(query) ? moved.requestedPage : null;
}
