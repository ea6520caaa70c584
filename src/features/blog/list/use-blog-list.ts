import { useRouter } from 'next/router';
import { useEffect, useMemo } from 'react';
import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { lastPage } from '@/domain/pages';
import { articlesQuery } from '@/hooks/article/queries';
import { useApiQuery } from '@/hooks/use-api-query';
import { sameRouteUrl } from '@/lib/same-route-url';
import { type BlogModel, blogModel, type ServedArticles } from './blog-model';
import { type BlogQuery, blogAddress, blogQueryFromUrl, blogQueryToUrl } from './blog-query';

const NOT_SERVED = { kind: 'server' } as const;

export const blogHref = (query: BlogQuery) => routes.blog(blogQueryToUrl(query));

/**
 * Returns the list for the current query. The first one comes from the server's render, every other one from the
 * service.
 */
export function useBlogList(served: ServedArticles) {
  const router = useRouter();
  const query = useMemo(() => blogQueryFromUrl(router.query), [router.query]);
  const isServed = blogAddress(query) === served.query;
  const here = isServed ? served.list : null;
  const request = here || !router.isReady ? null : articlesQuery({ ...query, limit: limits.pageSize });
  const { data, error: failure, mutate } = useApiQuery(request);
  const answered = useMemo(() => data && blogModel(data), [data]);
  const list = here ?? answered ?? null;
  const error = failure ?? (isServed && !list ? NOT_SERVED : undefined);

  const go = (next: BlogQuery) =>
    router.push(sameRouteUrl(router, blogHref(next)), blogHref(next), { shallow: true, scroll: false });
  useLastPage(query, list);

  return { query, list, error, retry: () => void mutate(), go };
}

// Redirects a page number beyond the last page to the last page.
function useLastPage(query: BlogQuery, list: BlogModel | null) {
  const router = useRouter();
  const last = list ? lastPage(list.pagination) : query.page;
  const lastHref = query.page > last ? blogHref({ ...query, page: last }) : null;
  useEffect(() => {
    if (lastHref) void router.replace(sameRouteUrl(router, lastHref), lastHref, { shallow: true });
  }, [lastHref, router]);
}
