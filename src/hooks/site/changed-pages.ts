import type { ContentChange, ListChange, NamedChange, TourChange } from '@sdk';
import { expireResponses } from '@/api/last-responses';
import { prefetch, prefetchNamed } from '@/api/prefetch';
import { routes } from '@/config/routes';
import { seoFiles } from '@/config/seo-files';
import { articleSlug } from '@/domain/article-slug';
import { namesCountryOf } from '@/domain/tour/related-tours';
import { isSameId } from '@/lib/is-same-id';
import { plainText } from '@/lib/text/plain-text';
import { articlesQuery } from '../article/queries';
import { careersQuery } from '../career/queries';
import { LARGEST_PAGE } from '../every-row';
import { regionalsQuery, tourQuery, toursQuery } from '../tour/queries';
import { SIMILAR_TOURS } from '../tour/read-tour-detail';

/** The pages and files that show a changed row, as paths without the language. */
export type ChangedPages = {
  /** Static pages that show the row itself, the most important first. */
  pages: string[];
  /** Files that are made for each request, so only caches in front of the site hold them. */
  files: string[];
  /** Asks the service for the static pages that show the row beside something else. */
  related(): Promise<string[]>;
};

/** The lists that several rules read, each of them once. */
type Lists = ReturnType<typeof listReaders>;

type Rule<Change> = {
  pages: (change: Change) => string[];
  files?: (change: Change) => string[];
  related?: (change: Change, lists: Lists) => Promise<string[]>;
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

// The pages that have no row of the service in their address.
const FIXED = [
  routes.home(),
  routes.contact(),
  routes.about(),
  routes.tours(),
  routes.destinations(),
  routes.blog(),
  routes.promotion(),
  routes.corporate(),
  routes.corporateRegister(),
  routes.mice(),
  routes.careers(),
  routes.careerApply(),
  routes.visaAndPassport(),
  routes.booking(),
  routes.bookingTerms(),
  '/prebook',
  routes.obs(),
  routes.terms(),
  routes.privacyPolicy(),
  routes.signIn(),
  routes.signUp(),
  routes.forgotPassword(),
  routes.newPassword(),
  routes.account(),
  routes.editProfile(),
  routes.changePassword(),
  routes.membership(),
  routes.accountBooking(),
];

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
    related: async (change, lists) => [...(await neighboursOf(change, lists)), ...(await everyRegion(lists))],
  },
  career: {
    pages: ({ slug }) => [routes.career(slug), routes.careers(), routes.careerApply()],
    files: () => [seoFiles.sitemap()],
    related: (_change, lists) => everyCareer(lists),
  },
  regionals: {
    pages: () => [routes.destinations(), routes.home(), routes.booking(), routes.about()],
    files: () => [seoFiles.sitemap()],
    related: (_change, lists) => everyRegion(lists),
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
  contact: { pages: () => FIXED, related: (_change, lists) => everyPath(lists) },
  terms: { pages: () => [routes.bookingTerms(), '/prebook'], related: (_change, lists) => everyTour(lists) },
  visa: {
    pages: () => [routes.visaAndPassport()],
    related: async (_change, lists) => [...(await everyTour(lists)), ...(await everyRegion(lists))],
  },
  passport: { pages: () => [routes.visaAndPassport()] },
  mice: { pages: () => [routes.mice()] },
};

/** Returns the pages and files that show the rows and lists after the changes. */
export function changedPages(changes: readonly ContentChange[]): ChangedPages {
  expireResponses();
  const lists = listReaders();
  const ruleOf = ({ kind }: ContentChange) => rules[kind] as Rule<ContentChange>;
  return {
    pages: changes.flatMap((change) => ruleOf(change).pages(change)),
    files: changes.flatMap((change) => ruleOf(change).files?.(change) ?? []),
    related: async () => {
      const paths: string[] = [];
      // One after the other, because a call may name a hundred tours.
      for (const change of changes) paths.push(...((await ruleOf(change).related?.(change, lists)) ?? []));
      return paths;
    },
  };
}

function listReaders() {
  return {
    tours: once(async () => (await prefetch('id', { tours: toursQuery(SOONEST_TOURS) })).tours.data),
    regions: once(async () => (await prefetch('id', { regionals: regionalsQuery() })).regionals.data),
    careers: once(async () => (await prefetch('id', { careers: careersQuery() })).careers.data),
    articles: once(async () => (await prefetch('id', { articles: articlesQuery(LARGEST_PAGE) })).articles.data),
  };
}

function once<Rows>(read: () => Promise<Rows>): () => Promise<Rows> {
  let rows: Promise<Rows> | undefined;
  return () => {
    rows ??= read();
    return rows;
  };
}

/**
 * The page of the tour's region, the articles that name its countries, and the tours beside which it is shown. The
 * region that a tour has left is not known; its page is regenerated within a minute.
 */
async function pagesAroundTour({ id }: TourChange, lists: Lists): Promise<string[]> {
  const answer = await prefetchNamed('id', tourQuery(id));
  if (!answer) return [...(await everyRegion(lists)), ...(await everyTour(lists))];
  const tour = answer.data;
  // The first tours of a region are shown beside all others of it.
  const ofRegion = { ...SOONEST_TOURS, ...(tour.regionalId && { regional_id: tour.regionalId }) };
  const neighbours = tour.regionalId ? (await prefetch('id', { tours: toursQuery(ofRegion) })).tours.data : [];
  const isShownBeside = neighbours.slice(0, SIMILAR_TOURS).some((one) => isSameId(one.id, id));
  const inRegion = isShownBeside ? neighbours : [];
  const about = (await lists.articles()).filter((article) =>
    namesCountryOf({ title: article.title, text: plainText(article.content) }, tour),
  );
  return [
    ...(tour.regionalId ? [routes.destination(tour.regionalId)] : []),
    ...inRegion.map((one) => routes.tour(one.id)),
    ...about.map((article) => routes.article(articleSlug(article))),
  ];
}

/** The pages of the articles before and after this one, which link to it. */
async function neighboursOf({ slug }: NamedChange, lists: Lists): Promise<string[]> {
  const slugs = (await lists.articles()).map(articleSlug);
  const index = slugs.indexOf(slug);
  const neighbours = index < 0 ? slugs : slugs.slice(Math.max(0, index - 1), index + 2);
  return neighbours.map((one) => routes.article(one));
}

const everyTour = async ({ tours }: Lists) => (await tours()).map(({ id }) => routes.tour(id));
const everyRegion = async ({ regions }: Lists) => (await regions()).map(({ id }) => routes.destination(id));
const everyCareer = async ({ careers }: Lists) =>
  (await careers()).flatMap(({ id, slug }) => [routes.career(slug), routes.careerApply(id)]);

async function everyPath(lists: Lists): Promise<string[]> {
  const articles = await lists.articles();
  return [
    ...(await everyTour(lists)),
    ...(await lists.tours()).map(({ id }) => routes.booking(id)),
    ...(await everyRegion(lists)),
    ...(await everyCareer(lists)),
    ...articles.map((article) => routes.article(articleSlug(article))),
  ];
}
