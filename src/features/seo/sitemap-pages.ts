import type { Article, Career, Regional, Tour } from '@sdk';
import { routes } from '@/config/routes';
import { articleSlug } from '@/domain/article-slug';
import { visibleRegionals } from '@/domain/tour/regionals';

/** A page for search engines; `publishedAt` is set only if the service sends it. */
export type SitePage = { path: string; publishedAt?: string };

type SiteRows = {
  tours: readonly Pick<Tour, 'id'>[];
  regionals: readonly Pick<Regional, 'id' | 'total_tours'>[];
  articles: readonly Pick<Article, 'id' | 'seo' | 'created_at'>[];
  careers: readonly Pick<Career, 'slug'>[];
};

const FIXED = [
  routes.home(),
  routes.tours(),
  routes.destinations(),
  routes.blog(),
  routes.corporate(),
  routes.corporateRegister(),
  routes.mice(),
  routes.careers(),
  routes.visaAndPassport(),
  routes.promotion(),
  routes.about(),
  routes.contact(),
  routes.bookingTerms(),
  routes.terms(),
  routes.privacyPolicy(),
];

/** Returns all pages for search engines, as paths without the language. */
export function sitePages({ tours, regionals, articles, careers }: SiteRows): SitePage[] {
  const paths = [
    ...FIXED,
    ...tours.map(({ id }) => routes.tour(id)),
    ...visibleRegionals(regionals).map(({ id }) => routes.destination(id)),
    ...careers.map(({ slug }) => routes.career(slug)),
  ];
  const ofArticles = articles.map((article) => ({
    path: routes.article(articleSlug(article)),
    ...publishedOf(article),
  }));
  return [...paths.map((path) => ({ path })), ...ofArticles];
}

function publishedOf({ created_at }: Pick<Article, 'created_at'>) {
  return Number.isFinite(Date.parse(created_at)) ? { publishedAt: new Date(created_at).toISOString() } : {};
}
