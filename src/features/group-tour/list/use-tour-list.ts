import { useRouter } from 'next/router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { todayInJakarta } from '@/domain/dates';
import { lastPage } from '@/domain/pages';
import { activeFilters, type TourQuery, tourQueryFromUrl, tourQueryToUrl } from '@/domain/tour-query';
import { useLiveTours } from '@/hooks/tour/use-live-tours';
import { queryString } from '@/lib/query-string';
import { type TourListModel, tourListModel } from './list-model';

/**
 * The list behind the address: the prefetched first page until the service answers, then what it says.
 * `regionalId` narrows the list to one region by its own operation.
 */
export function useTourList(path: string, prefetched: TourListModel, regionalId?: number) {
  const router = useRouter();
  const query = useMemo(() => tourQueryFromUrl(router.query), [router.query]);
  const { data, error, retry, reader } = useLiveTours(router.isReady ? query : null, regionalId);

  const isDefault = activeFilters(query).length === 0 && query.page === 1 && !query.sort;
  const answered = useMemo(() => data && tourListModel(data, todayInJakarta()), [data]);
  const list = answered ?? (isDefault ? prefetched : null);

  const href = useCallback((next: TourQuery) => `${path}${queryString(tourQueryToUrl(next))}`, [path]);
  const change = useCallback(
    (next: TourQuery) => router.push(href({ ...next, page: 1 }), undefined, { shallow: true, scroll: false }),
    [router, href],
  );
  const beyond = useLastPage(query, list, href);

  return { query, list, beyond, error, retry, reader, href, change };
}

// A page number beyond the last one leads to the last page, which then says so: the number asked for, else null.
function useLastPage(query: TourQuery, list: TourListModel | null, href: (next: TourQuery) => string) {
  const { replace } = useRouter();
  const [moved, setMoved] = useState<{ asked: number; to: string } | null>(null);
  const asked = query.page ?? 1;
  const last = list ? lastPage(list.pagination) : 1;
  const isBeyond = list !== null && list.cards.length === 0 && list.pagination.total > 0 && asked > last;
  const lastHref = isBeyond ? href({ ...query, page: last }) : null;
  useEffect(() => {
    if (!lastHref) return;
    setMoved({ asked, to: lastHref });
    void replace(lastHref, undefined, { shallow: true });
  }, [lastHref, asked, replace]);
  return moved?.to === href(query) ? moved.asked : null;
}
