import type { About, Article, Career, Regional, Tour, TourTerms } from '@sdk';
import { ownTextPages } from '@/config/own-text-pages';
import { routes } from '@/config/routes';
import { articleSlug } from '@/domain/article-slug';
import { visibleRegionals } from '@/domain/tour/regionals';
import { type Locale, locales } from '@/i18n/locales';

/** A page for search engines in its languages; `changedAt` is set only if the service sends it. */
export type SitePage = { path: string; languages: readonly Locale[]; changedAt?: string };

type Served = {
  /** The languages of the service. */
  languages: readonly Locale[];
};
type SiteRows = Served & {
  regionals: readonly Pick<Regional, 'id' | 'total_tours'>[];
  careers: readonly Pick<Career, 'slug' | 'languages'>[];
  about: Pick<About, 'languages'>;
  terms: Pick<TourTerms, 'languages'>;
};
/** A part of a list that is too long for one sitemap. */
type ListRows = Served & {
  tours?: readonly Pick<Tour, 'id' | 'languages' | 'updated_at'>[];
  articles?: readonly Pick<Article, 'id' | 'seo' | 'created_at' | 'updated_at' | 'languages'>[];
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

/** Returns the pages for search engines without those of tours and articles, as paths without the language. */
export function sitePages(rows: SiteRows): SitePage[] {
  const { languages: served, regionals, careers, about, terms } = rows;
  const ofRows = new Map([
    [routes.about(), about.languages],
    [routes.bookingTerms(), terms.languages],
  ]);
  const fixed = FIXED.map((path) => ({
    path,
    languages: ownTextPages.includes(path) ? locales : (ofRows.get(path) ?? served),
  }));
  const ofRegions = visibleRegionals(regionals).map(({ id }) => ({ path: routes.destination(id), languages: served }));
  const ofCareers = careers.map(({ slug, languages = served }) => ({ path: routes.career(slug), languages }));
  return [...fixed, ...ofRegions, ...ofCareers];
}

/** Returns the pages of tours and articles for search engines, as paths without the language. */
export function listPages({ languages: served, tours = [], articles = [] }: ListRows): SitePage[] {
  const ofTours = tours.map(({ id, languages = served, updated_at }) => ({
    path: routes.tour(id),
    languages,
    ...changeAt(updated_at),
  }));
  const ofArticles = articles.map((article) => ({
    path: routes.article(articleSlug(article)),
    languages: article.languages ?? served,
    ...changeAt(article.updated_at ?? article.created_at),
  }));
  return [...ofTours, ...ofArticles];
}

function changeAt(time: string | null | undefined): Pick<SitePage, 'changedAt'> {
  return time && Number.isFinite(Date.parse(time)) ? { changedAt: new Date(time).toISOString() } : {};
}
