import type { ContentChange } from '@sdk';
import { prefetch, prefetchNamed } from '@/api/prefetch';
import { limits } from '@/config/limits';
import { routes } from '@/config/routes';
import { seoFiles } from '@/config/seo-files';
import { articleSlug } from '@/domain/article-slug';
import { namesCountryOf } from '@/domain/tour/related-tours';
import { plainText } from '@/lib/text/plain-text';
import { articlesQuery } from '../article/queries';
import { careersQuery } from '../career/queries';
import { regionalsQuery, tourQuery, toursQuery } from '../tour/queries';
import { readEveryTour } from '../tour/read-every-tour';

/** What shows a changed row, as paths without the language. */
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
// A kind of a union of names stands for each name: `article` is the change of a `NamedChange`.
type ChangeOf<Name extends Kind> = ContentChange extends infer Change
  ? Change extends { kind: infer Own }
    ? Name extends Own
      ? Change
      : never
    : never
  : never;

// The tour page shows the first tours of its region (`readTourDetail`), one of which may be the page's own.
const SIMILAR_TOURS = 5;

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
    files: ({ id }) => [seoFiles.picture(`tour/${id}`), seoFiles.sitemap()],
    related: pagesAroundTour,
  },
  article: {
    pages: ({ slug }) => [routes.article(slug), routes.blog(), routes.home()],
    files: ({ slug }) => [seoFiles.picture(`article/${slug}`), seoFiles.feed(), seoFiles.sitemap()],
    related: async ({ slug }) => [...(await neighboursOf(slug)), ...(await everyRegion())],
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
    pages: () => [routes.home(), routes.mice(), routes.corporate(), routes.signIn(), routes.signUp()],
    files: () => [seoFiles.picture('site')],
  },
  promotions: { pages: () => [routes.promotion(), routes.home()] },
  about: {
    pages: () => [routes.about(), routes.home(), routes.corporate(), routes.corporateRegister(), routes.careers()],
  },
  // Every page shows the headline of the contact page in its top bar.
  contact: { pages: () => FIXED, related: everyRow },
  terms: { pages: () => [routes.bookingTerms(), '/prebook'], related: everyTour },
  visa: {
    pages: () => [routes.visaAndPassport()],
    related: async () => [...(await everyTour()), ...(await everyRegion())],
  },
  passport: { pages: () => [routes.visaAndPassport()] },
  mice: { pages: () => [routes.mice()] },
};

/** Returns everything that shows a changed row or list of the service. */
export function changedPages(change: ContentChange): ChangedPages {
  const rule = rules[change.kind] as Rule<ContentChange>;
  return {
    pages: rule.pages(change),
    files: rule.files?.(change) ?? [],
    related: async () => (await rule.related?.(change)) ?? [],
  };
}

/** The page of the tour's region, the articles that name its countries, and the tours beside which it is shown. */
async function pagesAroundTour({ id }: { id: number }): Promise<string[]> {
  const answer = await prefetchNamed('id', tourQuery(id));
  if (!answer) return [...(await everyRegion()), ...(await everyTour())];
  const tour = answer.data;
  const similar = { regional_id: tour.regionalId ?? undefined, page: limits.firstPage, limit: SIMILAR_TOURS };
  const [first, articles] = await Promise.all([
    tour.regionalId ? prefetch('id', { tours: toursQuery(similar) }) : null,
    newestArticles(),
  ]);
  const isSimilar = first?.tours.data.some((one) => one.id === id);
  const inRegion = isSimilar ? (await readEveryTour('id')).filter((one) => one.regionalId === tour.regionalId) : [];
  const about = articles.filter((article) =>
    namesCountryOf({ title: article.title, text: plainText(article.content) }, tour),
  );
  return [
    ...(tour.regionalId ? [routes.destination(tour.regionalId)] : []),
    ...inRegion.map((one) => routes.tour(one.id)),
    ...about.map((article) => routes.article(articleSlug(article))),
  ];
}

/** The pages of the articles before and after this one, which link to it. */
async function neighboursOf(slug: string): Promise<string[]> {
  const slugs = (await newestArticles()).map(articleSlug);
  const index = slugs.indexOf(slug);
  const neighbours = index < 0 ? slugs : slugs.slice(Math.max(0, index - 1), index + 2);
  return neighbours.map((one) => routes.article(one));
}

async function newestArticles() {
  // 100 rows are the most that the service sends at once.
  const { articles } = await prefetch('id', { articles: articlesQuery({ page: limits.firstPage, limit: 100 }) });
  return articles.data;
}

async function everyTour(): Promise<string[]> {
  return (await readEveryTour('id')).map(({ id }) => routes.tour(id));
}

async function everyRegion(): Promise<string[]> {
  const { regionals } = await prefetch('id', { regionals: regionalsQuery() });
  return regionals.data.map(({ id }) => routes.destination(id));
}

async function everyCareer(): Promise<string[]> {
  const { careers } = await prefetch('id', { careers: careersQuery() });
  return careers.data.flatMap(({ id, slug }) => [routes.career(slug), routes.careerApply(id)]);
}

async function everyRow(): Promise<string[]> {
  const [tours, regions, careers, articles] = await Promise.all([
    readEveryTour('id'),
    everyRegion(),
    everyCareer(),
    newestArticles(),
  ]);
  return [
    ...tours.flatMap(({ id }) => [routes.tour(id), routes.booking(id)]),
    ...regions,
    ...careers,
    ...articles.map((article) => routes.article(articleSlug(article))),
  ];
}
