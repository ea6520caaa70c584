import { useRouter } from 'next/router';
import { useEffect, useMemo } from 'react';
import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { lastPage } from '@/domain/pages';
import { useLiveArticles } from '@/hooks/article/use-live-articles';
import { type BlogModel, blogModel } from './blog-model';
import { type BlogQuery, blogQueryFromUrl, blogQueryToUrl } from './blog-query';

export const blogHref = (query: BlogQuery) => routes.blog(blogQueryToUrl(query));

/** The list behind the address: the first page comes with the page itself, every other one from the service. */
export function useBlogList(prefetched: BlogModel) {
  const router = useRouter();
  const query = useMemo(() => blogQueryFromUrl(router.query), [router.query]);
  const isPrefetched = !query.search && query.page === limits.firstPage;
  const asked = useMemo(() => (isPrefetched ? null : { ...query, limit: limits.pageSize }), [isPrefetched, query]);
  const { data, error, retry, reader } = useLiveArticles(router.isReady ? asked : null);
  const answered = useMemo(() => data && blogModel(data), [data]);
  const list = isPrefetched ? prefetched : (answered ?? null);

  const go = (next: BlogQuery) => router.push(blogHref(next), undefined, { shallow: true, scroll: false });
  useLastPage(query, list);

  return { query, isPrefetched, list, error, retry, reader, go };
}

// A page number beyond the last one leads to the last page.
function useLastPage(query: BlogQuery, list: BlogModel | null) {
  const { replace } = useRouter();
  const last = list ? lastPage(list.pagination) : query.page;
  const lastHref = query.page > last ? blogHref({ ...query, page: last }) : null;
  useEffect(() => {
    if (lastHref) void replace(lastHref, undefined, { shallow: true });
  }, [lastHref, replace]);
}
