// @vitest-environment node
import type { ContentChange, ReadId } from '@sdk';
import type { GetStaticPaths, GetStaticProps } from 'next';
import { expect, test, vi } from 'vitest';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { changedPages } from './changed-pages';

// So that no test gets the responses of an earlier one.
vi.mock('./last-responses', () => import('../../../tests/support/no-last-responses'));

// Every page reads the languages of the service, from the contact page in each.
vi.mock('./service-languages', async (original) => ({
  ...(await original<typeof import('./service-languages')>()),
  readServiceLanguages: async () => ['id', 'en'],
}));

const server = withMockServer();

type Kind = ContentChange['kind'];

/** The changes that alter the answer of each operation. Data of a member and of address forms are on no static page. */
const kindsOf: Record<ReadId, Kind[]> = {
  listTours: ['tour'],
  listToursOfRegional: ['tour'],
  listDepartures: ['tour'],
  listRegionals: ['regionals', 'tour'],
  getTour: ['tour'],
  listItineraries: ['tour'],
  listDayActivities: ['tour'],
  getItineraryPdf: ['tour'],
  getTourTerms: ['terms'],
  getPaymentTerms: [],
  listDeals: ['deals', 'tour'],
  listBanners: ['banners'],
  listVisaCountries: ['visa'],
  getVisaCountry: ['visa'],
  getPassportRequirement: ['passport'],
  getAboutPage: ['about'],
  listPromotions: ['promotions'],
  listSeasons: ['seasons', 'tour'],
  getContactPage: ['contact'],
  listCareers: ['career'],
  getCareer: ['career'],
  listMiceProducts: ['mice'],
  listArticles: ['article'],
  getArticle: ['article'],
  getProfile: [],
  getMembership: [],
  listBookings: [],
  getBooking: [],
  getSharedTrip: [],
  listCountries: [],
  listCities: [],
};

type StaticPage = { getStaticProps?: GetStaticProps; getStaticPaths?: GetStaticPaths };
const modules = import.meta.glob<StaticPage>(['../../pages/**/*.tsx', '!../../pages/_*.tsx']);
// They have no data of the service.
const ERROR_PAGES = ['/404', '/500'];

type BuiltPage = { route: string; path: string; render: () => Promise<unknown> };

/** Every static page of the demo data in Indonesian. */
async function staticPages(): Promise<BuiltPage[]> {
  const pages = Object.entries(modules).map(async ([file, load]) => {
    const route = file.replace('../../pages', '').replace(/(\/index)?\.tsx$/, '') || '/';
    const { getStaticProps, getStaticPaths } = await load();
    if (!getStaticProps || ERROR_PAGES.includes(route)) return [];
    const listed = await getStaticPaths?.({ locales: ['id'], defaultLocale: 'id' });
    const everyParams = listed?.paths.map((one) => (typeof one === 'string' ? {} : one.params)) ?? [{}];
    return everyParams.map((params) => ({
      route,
      path: route.replace(/\[(\w+)\]/, (_, name: 'id') => String(params[name])),
      render: async () => getStaticProps({ locale: 'id', params }),
    }));
  });
  return (await Promise.all(pages)).flat();
}

async function touchedBy(changes: ContentChange[]): Promise<string[]> {
  const { pages, related } = changedPages(changes);
  return [...pages, ...(await related())];
}

/** A change of every row of a kind in the demo data. */
function changesOf(kind: Kind): ContentChange[] {
  const { tours, articles, careers } = server.database().catalogue;
  if (kind === 'tour') return tours.map(({ id }) => ({ kind, id }));
  if (kind === 'article') return articles.flatMap(({ seo: { slug } }) => (slug ? [{ kind, slug }] : []));
  if (kind === 'career') return careers.map(({ slug }) => ({ kind, slug }));
  return [{ kind }];
}

/** The route of a path, such as `/group-tour/[id]` of `/group-tour/17`. */
function routeOf(path: string, pages: readonly BuiltPage[]): string {
  const routes = [...new Set(pages.map(({ route }) => route))].sort(
    (a, b) => a.split('[').length - b.split('[').length,
  );
  return routes.find((route) => new RegExp(`^${route.replace(/\[\w+\]/, '[^/]+')}$`).test(path)) ?? path;
}

const sorted = (values: Iterable<string>) => [...new Set(values)].sort();

test('a change touches the routes that read what it alters, and of these the pages whose data differ', async () => {
  const pages = await staticPages();
  const routesOf = new Map<Kind, string[]>();
  const before = new Map<string, string>();
  for (const { route, path, render } of pages) {
    server.calls.clear();
    before.set(path, JSON.stringify(await render()));
    for (const { operationId } of server.calls.all()) {
      for (const kind of operationId ? kindsOf[operationId as ReadId] : []) {
        routesOf.set(kind, [...(routesOf.get(kind) ?? []), route]);
      }
    }
  }
  for (const kind of new Set(Object.values(kindsOf).flat())) {
    const touched = (await touchedBy(changesOf(kind))).map((path) => routeOf(path, pages));
    expect({ kind, routes: sorted(touched) }).toEqual({ kind, routes: sorted(routesOf.get(kind) ?? []) });
  }

  for (const id of [17, 30]) {
    const { catalogue, state } = server.database();
    const departures = catalogue.tours.find((tour) => tour.id === id)?.itineraries ?? [];
    for (const departure of departures) state.departures[departure.id] = { price: 1_234_000 };
    const changed: string[] = [];
    for (const { path, render } of pages) if (JSON.stringify(await render()) !== before.get(path)) changed.push(path);
    const touched = await touchedBy([{ kind: 'tour', id }]);
    expect(changed).toContain(`/group-tour/${id}`);
    expect(changed.filter((path) => !touched.includes(path))).toEqual([]);
    server.reset();
  }
});
