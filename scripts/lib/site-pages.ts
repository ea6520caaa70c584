import { routes } from '../../src/config/routes.ts';
import { pageRows, type SiteRoute } from '../../src/config/site-map.ts';

/** A page of the site that a browser can open. */
export type SitePage = {
  path: string;
  /** True for a page that needs a signed-in member. */
  isMember?: boolean;
  /** The status of the response; 200 when left out. */
  status?: number;
};

type ListResponse = { data: { id: number; key?: string; slug?: string; seo?: { slug?: string } | null }[] };

/** A route of the site map, or that of the error page for an unknown address. */
export type SitePageName = SiteRoute | '/404';

type Example<Route> = Route extends `${infer Folder}[id]`
  ? `${Folder}${number}`
  : Route extends `${infer Folder}[${'slug' | 'code'}]`
    ? `${Folder}${string}`
    : Route;
type WithLanguage<Path extends string> = Path | `/en${Path extends '/' ? '' : Path}`;

/**
 * A path of the site map, perhaps in English or with a query. For lists of single pages: a page that is removed from the
 * site map is a type error in them.
 */
export type SitePath = `${WithLanguage<Example<SiteRoute>>}${'' | `?${string}`}`;

/** True for a page of the member area. */
export const isMemberRoute = (route: string): route is Extract<SiteRoute, `/account${string}`> =>
  /^\/account(\/|$)/.test(route);

const DEMO_BOOKING = 'KLN-M42XTD';

export const siteRoutes = pageRows.map(({ route }) => route);
export const memberRoutes = siteRoutes.filter(isMemberRoute);
/** The paths of the member area, with a booking of the demo member Ratna. */
export const memberPaths = memberRoutes.map((route) =>
  route === '/account/booking/[code]' ? routes.trip(DEMO_BOOKING) : route,
) as SitePath[];
export const sitePageNames: SitePageName[] = [...siteRoutes, '/404'];

/**
 * Returns a page for every route of the site map and one for an unknown address, with ids that exist in the service. A
 * route with an id does not compile without its example. Throws when the service has no row for an id.
 */
export async function fetchSitePages(serviceHost: string): Promise<Record<SitePageName, SitePage>> {
  const examples: Partial<Record<SiteRoute, string>> = await fetchExamples(serviceHost);
  const pages = pageRows.map(({ route }) => {
    return [route, { path: examples[route] ?? route, isMember: isMemberRoute(route) }] as const;
  });
  return {
    ...(Object.fromEntries(pages) as Record<SiteRoute, SitePage>),
    '/404': { path: '/tidak-ada', status: 404 },
  };
}

async function fetchExamples(serviceHost: string) {
  const fetchFirstRow = async (path: string) => {
    const { data } = (await (await fetch(serviceHost + path)).json()) as ListResponse;
    if (!data[0]) throw new Error(`${path} has no rows.`);
    return data[0];
  };
  const [tour, regional, season, article, career] = await Promise.all(
    [
      '/v1/modules/tour/tours/regional?limit=1',
      '/v1/modules/tour/regionals',
      '/v2/modules/page/seasons',
      '/v1/modules/articles?limit=1',
      '/v2/modules/page/career',
    ].map(fetchFirstRow),
  );
  const tourId = tour?.id ?? 0;
  return {
    '/group-tour/[id]': routes.tour(tourId),
    '/group-tour/destination/[id]': routes.destination(regional?.id ?? 0),
    '/group-tour/season/[slug]': routes.season(season?.key ?? ''),
    '/booking/[id]': routes.booking(tourId),
    '/prebook': routes.prebook({ tour: tourId }),
    '/blog/[slug]': routes.article(article?.seo?.slug ?? ''),
    '/career/[slug]': routes.career(career?.slug ?? ''),
    '/career/apply/[id]': routes.careerApply(career?.id),
    '/account/booking/[code]': routes.trip(DEMO_BOOKING),
  } satisfies Partial<Record<SiteRoute, string>> & Record<Extract<SiteRoute, `${string}[${string}`>, string>;
}
