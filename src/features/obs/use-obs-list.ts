import { useRouter } from 'next/router';
import { useCallback, useMemo } from 'react';
import { routes } from '@/config/routes';
import { todayInJakarta } from '@/domain/dates';
import { activeFilters, type TourQuery, tourQueryFromUrl, tourQueryToUrl } from '@/domain/tour/tour-query';
import { useTours } from '@/hooks/use-tours';
import { type ObsListModel, obsListModel } from './obs-model';

const href = (query: TourQuery) => routes.obs(tourQueryToUrl(query));

/** The state of the list, from which its parts take their props. */
export type ObsState = ReturnType<typeof useObsList>;

/** Returns the departures for the current query: those of the build until the service responds, then the response. */
export function useObsList(prefetched: ObsListModel | null) {
  const router = useRouter();
  const { search, regional_id, month, page } = router.query;
  const query = useMemo(
    () => tourQueryFromUrl({ search, regional_id, month, page }),
    [search, regional_id, month, page],
  );
  const { data, error, mutate } = useTours(router.isReady ? query : null);
  const answered = useMemo(() => data && obsListModel(data, todayInJakarta()), [data]);
  const isBare = activeFilters(query).length === 0 && query.page === 1;
  const list = answered ?? (isBare ? prefetched : null);
  const retry = useCallback(() => void mutate(), [mutate]);
  const change = (next: TourQuery): void =>
    void router.push(href({ ...next, page: 1 }), undefined, { shallow: true, scroll: false });
  return { query, list, isStale: !answered && error !== undefined, error, retry, href, change };
}
