import { routes } from '../../src/config/routes.ts';

/** A page of the site that a browser can open. */
export type SitePage = {
  path: string;
  /** True for a page that needs a signed-in member. */
  isMember?: boolean;
  /** The status of the response; 200 when left out. */
  status?: number;
};

type ListResponse = { data: { id: number; slug?: string; seo?: { slug?: string } | null }[] };

type RouteName = keyof typeof routes;

/** The routes that have no address without an id or a query. */
type RouteWithArguments = {
  [Name in RouteName]: [] extends Parameters<(typeof routes)[Name]> ? never : Name;
}[RouteName];

export type SitePageName = RouteName | 'notFound';

/**
 * Returns a page for every route of src/config/routes.ts and one for an unknown address, with ids that exist in the
 * service. A route that needs an id does not compile without its example. Throws when the service has no row for an id.
 */
export async function fetchSitePages(serviceHost: string): Promise<Record<SitePageName, SitePage>> {
  const examples = await fetchExamples(serviceHost);
  const names = Object.keys(routes) as RouteName[];
  return {
    ...(Object.fromEntries(names.map((name) => [name, pageOf(name, examples)])) as Record<RouteName, SitePage>),
    notFound: { path: '/tidak-ada', status: 404 },
  };
}

function pageOf(name: RouteName, examples: Partial<Record<RouteName, string>>): SitePage {
  const path = examples[name] ?? (routes[name] as () => string)();
  return {
    path,
    ...(/^\/account(\/|$)/.test(path) && { isMember: true }),
    // §2 names this route without any content.
    ...(name === 'authTest' && { status: 404 }),
  };
}

async function fetchExamples(serviceHost: string) {
  const fetchFirstRow = async (path: string) => {
    const { data } = (await (await fetch(serviceHost + path)).json()) as ListResponse;
    if (!data[0]) throw new Error(`${path} has no rows.`);
    return data[0];
  };
  const [tour, regional, article, career] = await Promise.all(
    [
      '/v1/modules/tour/tours/regional?limit=1',
      '/v1/modules/tour/regionals',
      '/v1/modules/articles?limit=1',
      '/v2/modules/page/career',
    ].map(fetchFirstRow),
  );
  const tourId = tour?.id ?? 0;
  return {
    tour: routes.tour(tourId),
    destination: routes.destination(regional?.id ?? 0),
    booking: routes.booking(tourId),
    prebook: routes.prebook({ tour: tourId }),
    article: routes.article(article?.seo?.slug ?? ''),
    career: routes.career(career?.slug ?? ''),
  } satisfies Partial<Record<RouteName, string>> & Record<RouteWithArguments, string>;
}
