import Router from 'next/router';
import { afterPaint } from '@/lib/after-paint';
import { queryString } from '@/lib/query-string';

type ShallowOption = { shallow: boolean };

/**
 * Prefetches the page of the first visit when the visitor has left it, so that Back shows it at once. Next keeps the
 * styles and data of the static pages that it has loaded itself; the first page came from the server. A page that the
 * server renders for each request (a list opened with filters) still waits for its data.
 */
export function prefetchFirstPage(): void {
  let firstPage: Parameters<typeof Router.prefetch> | undefined;
  const remember = (_path: string, { shallow }: ShallowOption) => {
    const { pathname, query, asPath, locale } = Router;
    if (!shallow) firstPage = [pathname + queryString(query), asPath, { locale }];
  };
  const prefetch = (_path: string, { shallow }: ShallowOption) => {
    const page = firstPage;
    if (shallow || !page) return;
    Router.events.off('routeChangeStart', remember);
    Router.events.off('routeChangeComplete', prefetch);
    afterPaint(() => void Router.prefetch(...page).catch(() => undefined));
  };
  Router.events.on('routeChangeStart', remember);
  Router.events.on('routeChangeComplete', prefetch);
}
