import type { ContentChange, NamedChange, TourChange } from '@sdk';
import { routes } from '@/config/routes';
import { HEADLINE_FILE, seoFiles } from '@/config/seo-files';
import { hasRows, pageRows, type SiteRoute } from '@/config/site-map';
import { articleSlug } from '@/domain/article-slug';
import { namesCountryOf } from '@/domain/tour/related-tours';
import { SIMILAR_TOURS } from '@/domain/tour/similar-tours';
import { isSameId } from '@/lib/is-same-id';
import { plainText } from '@/lib/text/plain-text';
import { LARGEST_PAGE } from '../every-row';
import { articlesQuery } from '../operations/article';
import { seasonsQuery } from '../operations/page';
import { regionalsQuery, tourQuery, toursQuery } from '../operations/tour';
import { careersQuery } from './career';
import { expireResponses } from './last-responses';
import { read, readRow } from './read';

/** The pages and files that show a changed row, as paths without the language. */
export type ChangedPages = {
  /** Static pages that show the row itself, the most important first. */
  pages: string[];
  /** Files that are made for each request, so only caches in front of the site hold them. */
  files: string[];
  /** Asks the service for the static pages that show the row beside something else. */
  related(): Promise<string[]>;
};

// A change may show on the pages of all tours or articles. The hundred that are asked for most are rendered again; the
// others follow at their next visit, as after a change that no call names.
const SOONEST_TOURS = { sort: 'soonest', ...LARGEST_PAGE } as const;

// The lists that several rules read. `changedPages` makes the answers from before the change too old to be shared.
const shared = { isShared: true } as const;
const tours = async () => (await read('id', toursQuery(SOONEST_TOURS), shared)).data;
const regions = async () => (await read('id', regionalsQuery(), shared)).data;
const careers = async () => (await read('id', careersQuery(), shared)).data;
const articles = async () => (await read('id', articlesQuery(LARGEST_PAGE), shared)).data;

const everyTour = async () => (await tours()).map(({ id }) => routes.tour(id));
const everyRegion = async () => (await regions()).map(({ id }) => routes.destination(id));

const everySeason = async () => {
  const seasons = await read('id', seasonsQuery(), { onFailure: 'optional', ...shared, page: routes.tours() });
  return (seasons?.data ?? []).map(({ key }) => routes.season(key));
};

/** The pages of every row of a route, as far as they are rendered again at once. */
const pagesOfRoute: Partial<Record<SiteRoute, () => Promise<string[]>>> = {
  '/group-tour/[id]': everyTour,
  '/group-tour/destination/[id]': everyRegion,
  '/group-tour/season/[slug]': everySeason,
  '/career/[slug]': async () => (await careers()).map(({ slug }) => routes.career(slug)),
  '/career/apply/[id]': async () => (await careers()).map(({ id }) => routes.careerApply(id)),
};

/** The pages and files of the changed row itself. */
function ownPages(change: ContentChange): { pages: string[]; files: string[] } {
  switch (change.kind) {
    case 'tour':
      return {
        pages: [routes.tour(change.id), routes.booking(change.id)],
        files: [seoFiles.picture(`tour/${change.id}`), seoFiles.sitemap('tours-1')],
      };
    case 'article':
      return {
        pages: [routes.article(change.slug)],
        files: [seoFiles.picture(`article/${change.slug}`), seoFiles.feed(), seoFiles.sitemap('articles-1')],
      };
    case 'career':
      return { pages: [routes.career(change.slug)], files: [seoFiles.sitemap()] };
    case 'regionals':
      return { pages: [], files: [seoFiles.sitemap()] };
    case 'banners':
      return { pages: [], files: [seoFiles.picture('site')] };
    case 'contact':
      return { pages: [], files: [HEADLINE_FILE] };
    default:
      return { pages: [], files: [] };
  }
}

/** Returns the pages and files that show the rows and lists after the changes. */
export function changedPages(changes: readonly ContentChange[]): ChangedPages {
  expireResponses();
  const routesOf = ({ kind }: ContentChange) => pageRows.filter(({ shows }) => shows.includes(kind));
  return {
    pages: changes.flatMap((change) => [
      ...ownPages(change).pages,
      ...routesOf(change).flatMap(({ route }) => (hasRows(route) ? [] : route)),
    ]),
    files: changes.flatMap((change) => ownPages(change).files),
    related: async () => {
      const paths: string[] = [];
      // One after the other, because a call may name a hundred tours.
      for (const change of changes) {
        if (change.kind === 'tour') paths.push(...(await pagesAroundTour(change)));
        else {
          if (change.kind === 'article') paths.push(...(await neighboursOf(change)));
          for (const { route } of routesOf(change)) paths.push(...((await pagesOfRoute[route]?.()) ?? []));
        }
      }
      return paths;
    },
  };
}

/**
 * The page of the tour's region, those of the seasons, the articles that name its countries, and the tours beside which
 * it is shown. The region that a tour has left is not known; its page is regenerated within a minute.
 */
async function pagesAroundTour({ id }: TourChange): Promise<string[]> {
  const answer = await readRow('id', tourQuery(id));
  const seasons = await everySeason();
  if (!answer) return [...(await everyRegion()), ...seasons, ...(await everyTour())];
  const tour = answer.data;
  // The first tours of a region are shown beside all others of it.
  const ofRegion = { ...SOONEST_TOURS, ...(tour.regionalId && { regional_id: tour.regionalId }) };
  const neighbours = tour.regionalId ? (await read('id', toursQuery(ofRegion))).data : [];
  const isShownBeside = neighbours.slice(0, SIMILAR_TOURS).some((one) => isSameId(one.id, id));
  const inRegion = isShownBeside ? neighbours : [];
  const about = (await articles()).filter((article) =>
    namesCountryOf({ title: article.title, text: plainText(article.content) }, tour),
  );
  return [
    ...(tour.regionalId ? [routes.destination(tour.regionalId)] : []),
    ...seasons,
    ...inRegion.map((one) => routes.tour(one.id)),
    ...about.map((article) => routes.article(articleSlug(article))),
  ];
}

/** The pages of the articles before and after this one, which link to it. */
async function neighboursOf({ slug }: NamedChange): Promise<string[]> {
  const slugs = (await articles()).map(articleSlug);
  const index = slugs.indexOf(slug);
  const neighbours = index < 0 ? slugs : slugs.slice(Math.max(0, index - 1), index + 2);
  return neighbours.map((one) => routes.article(one));
}
