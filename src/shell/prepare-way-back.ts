import Router from 'next/router';
import { afterPaint } from '@/lib/after-paint';
import { queryString } from '@/lib/query-string';

type ShallowOption = { shallow: boolean };

/**
 * Makes Back to the first page as fast as Back to any other. Next keeps the styles and data of the pages that it has
 * loaded itself, but the first page came from the server, so they are fetched when the visitor has left that page.
 */
export function prepareWayBack(): void {
  let wayBack: Parameters<typeof Router.prefetch> | undefined;
  const rememberPage = (_path: string, { shallow }: ShallowOption) => {
    const { pathname, query, asPath, locale } = Router;
    if (!shallow) wayBack = [pathname + queryString(query), asPath, { locale }];
  };
  const fetchPage = (_path: string, { shallow }: ShallowOption) => {
    if (shallow || !wayBack) return;
    const [url, path, options] = wayBack;
    Router.events.off('routeChangeStart', rememberPage);
    Router.events.off('routeChangeComplete', fetchPage);
    afterPaint(() => void Router.prefetch(url, path, options).catch(() => undefined));
  };
  Router.events.on('routeChangeStart', rememberPage);
  Router.events.on('routeChangeComplete', fetchPage);
}
