import type { ContentChange, ListChange, NamedChange, TourChange } from '@sdk';
import { expireResponses } from '@/api/last-responses';
import { read, readRow } from '@/api/read';
import { routes } from '@/config/routes';
import { seoFiles } from '@/config/seo-files';
import { articleSlug } from '@/domain/article-slug';
import { namesCountryOf } from '@/domain/tour/related-tours';
import { isSameId } from '@/lib/is-same-id';
import { plainText } from '@/lib/text/plain-text';
import { articlesQuery } from '../article';
import { LARGEST_PAGE } from '../every-row';
import { regionalsQuery, tourQuery, toursQuery } from '../tour';
import { careersQuery } from './career';
import { SIMILAR_TOURS } from './read-tour-detail';

/** The pages and files that show a changed row, as paths without the language. */
export type ChangedPages = {
  /** Static pages that show the row itself, the most important first. */
  pages: string[];
  /** Files that are made for each request, so only caches in front of the site hold them. */
  files: string[];
  /** Asks the service for the static pages that show the row beside something else. */
  related(): Promise<string[]>;
};

type Rule<Change> = {
  pages: (change: Change) => string[];
  files?: (change: Change) => string[];
  related?: (change: Change) => Promise<string[]>;
};

type Kind = ContentChange['kind'];
type ChangeOf<Name extends Kind> = Name extends 'tour'
  ? TourChange
  : Name extends NamedChange['kind']
    ? NamedChange
    : ListChange;

// A change may show on the pages of all tours or articles. The hundred that are asked for most are rendered again; the
// others follow at their next visit, as after a change that no call names.
const SOONEST_TOURS = { sort: 'soonest', ...LARGEST_PAGE } as const;

// The lists that several rules read. `changedPages` makes the answers from before the change too old to be shared.
const shared = { isShared: true } as const;
const tours = async () => (await read('id', toursQuery(SOONEST_TOURS), shared)).data;
const regions = async () => (await read('id', regionalsQuery(), shared)).data;
const careers = async () => (await read('id', careersQuery(), shared)).data;
const articles = async () => (await read('id', articlesQuery(LARGEST_PAGE), shared)).data;

// The pages that have no row of the service in their address: every route without its parameters.
const FIXED = Object.values(routes)
  .map((route) => (route as () => string)())
  .filter((path) => path !== routes.authTest());

const everyTour = async () => (await tours()).map(({ id }) => routes.tour(id));
const everyRegion = async () => (await regions()).map(({ id }) => routes.destination(id));
const everyCareer = async () =>
  (await careers()).flatMap(({ id, slug }) => [routes.career(slug), routes.careerApply(id)]);

const rules: { [Name in Kind]: Rule<ChangeOf<Name>> } = {
  tour: {
    pages: ({ id }) => [
      routes.tour(id),
      routes.tours(),
      routes.home(),
      routes.booking(id),
      routes.booking(),
      routes.obs(),
      routes.destinations(),
      routes.about(),
    ],
    files: ({ id }) => [seoFiles.picture(`tour/${id}`), seoFiles.sitemap('tours-1')],
    related: pagesAroundTour,
  },
  article: {
    pages: ({ slug }) => [routes.article(slug), routes.blog(), routes.home()],
    files: ({ slug }) => [seoFiles.picture(`article/${slug}`), seoFiles.feed(), seoFiles.sitemap('articles-1')],
    related: async (change) => [...(await neighboursOf(change)), ...(await everyRegion())],
  },
  career: {
    pages: ({ slug }) => [routes.career(slug), routes.careers(), routes.careerApply()],
    files: () => [seoFiles.sitemap()],
    related: everyCareer,
  },
  regionals: {
    pages: () => [routes.destinations(), routes.home(), routes.booking(), routes.about()],
    files: () => [seoFiles.sitemap()],
    related: everyRegion,
  },
  deals: { pages: () => [routes.home()] },
  banners: {
    pages: () => [routes.home(), routes.mice(), routes.corporate()],
    files: () => [seoFiles.picture('site')],
  },
  promotions: { pages: () => [routes.promotion(), routes.home()] },
  about: {
    pages: () => [routes.about(), routes.home(), routes.corporate(), routes.corporateRegister(), routes.careers()],
  },
  // Every page shows the headline of the contact page in its top bar.
  contact: { pages: () => [routes.contact(), routes.home(), ...FIXED], related: everyPath },
  terms: { pages: () => [routes.bookingTerms(), '/prebook'], related: everyTour },
  visa: {
    pages: () => [routes.visaAndPassport()],
    related: async () => [...(await everyTour()), ...(await everyRegion())],
  },
  passport: { pages: () => [routes.visaAndPassport()] },
  mice: { pages: () => [routes.mice()] },
};

/** Returns the pages and files that show the rows and lists after the changes. */
export function changedPages(changes: readonly ContentChange[]): ChangedPages {
  expireResponses();
  const ruleOf = ({ kind }: ContentChange) => rules[kind] as Rule<ContentChange>;
  return {
    pages: changes.flatMap((change) => ruleOf(change).pages(change)),
    files: changes.flatMap((change) => ruleOf(change).files?.(change) ?? []),
    related: async () => {
      const paths: string[] = [];
      // One after the other, because a call may name a hundred tours.
      for (const change of changes) paths.push(...((await ruleOf(change).related?.(change)) ?? []));
      return paths;
    },
  };
}

/**
 * The page of the tour's region, the articles that name its countries, and the tours beside which it is shown. The
 * region that a tour has left is not known; its page is regenerated within a minute.
 */
async function pagesAroundTour({ id }: TourChange): Promise<string[]> {
  const answer = await readRow('id', tourQuery(id));
  if (!answer) return [...(await everyRegion()), ...(await everyTour())];
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

async function everyPath(): Promise<string[]> {
  return [
    ...(await everyTour()),
    ...(await tours()).map(({ id }) => routes.booking(id)),
    ...(await everyRegion()),
    ...(await everyCareer()),
    ...(await articles()).map((article) => routes.article(articleSlug(article))),
  ];
}
