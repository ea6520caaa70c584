import type { ContentChange } from '@sdk';

/** A kind of content that the service publishes. */
export type ContentKind = ContentChange['kind'];

/** The facts of a page beside its own file in src/pages. */
export type PageRow = {
  /** True if search engines may list the page; a route with an id has a page for each of its rows. */
  isListed?: true;
  /** True if the server also renders the page for the query of its address (`src/pages/with-query`). */
  answersQuery?: true;
  /** True for a page without texts of the service, which exists in every language whatever the service knows. */
  hasOwnTexts?: true;
  /** The kinds of content that the page is made of: a change of one renders it again. */
  shows: readonly ContentKind[];
};

/**
 * A row for each page of the site. Sitemap, publications, the languages of pages, the proxy, nginx and the tests read it;
 * among the pages without an id the most important come first, because a publication renders them in this order.
 */
export const siteMap = {
  '/group-tour': { isListed: true, answersQuery: true, shows: ['tour', 'seasons'] },
  '/': {
    isListed: true,
    shows: ['tour', 'seasons', 'article', 'regionals', 'deals', 'banners', 'promotions', 'about', 'contact'],
  },
  '/group-tour/[id]': { isListed: true, shows: ['tour', 'terms', 'visa'] },
  '/group-tour/destination': { isListed: true, shows: ['tour', 'regionals'] },
  '/group-tour/destination/[id]': {
    isListed: true,
    answersQuery: true,
    shows: ['tour', 'article', 'regionals', 'visa'],
  },
  '/group-tour/season/[slug]': { isListed: true, shows: ['tour', 'seasons'] },
  '/booking': { shows: ['tour', 'regionals'] },
  '/booking/[id]': { shows: ['tour'] },
  '/booking/terms-and-conditions': { isListed: true, shows: ['terms'] },
  '/prebook': { shows: ['terms'] },
  '/obs': { shows: ['tour'] },
  '/blog': { isListed: true, answersQuery: true, shows: ['article'] },
  '/blog/[slug]': { isListed: true, shows: ['article', 'tour'] },
  '/promotion': { isListed: true, shows: ['promotions'] },
  '/visa-and-passport': { isListed: true, answersQuery: true, shows: ['visa', 'passport'] },
  '/corporate': { isListed: true, shows: ['banners', 'about'] },
  '/corporate/register': { isListed: true, hasOwnTexts: true, shows: ['about'] },
  '/mice': { isListed: true, shows: ['banners', 'mice'] },
  '/about-us': { isListed: true, shows: ['tour', 'regionals', 'about', 'contact'] },
  '/contact': { isListed: true, shows: ['contact'] },
  '/career': { isListed: true, shows: ['career', 'about'] },
  '/career/[slug]': { isListed: true, shows: ['career'] },
  '/career/apply': { shows: ['career'] },
  '/career/apply/[id]': { shows: ['career'] },
  '/term-and-condition': { isListed: true, hasOwnTexts: true, shows: [] },
  '/privacy-policy': { isListed: true, hasOwnTexts: true, shows: [] },
  '/auth/sign-in': { hasOwnTexts: true, shows: [] },
  '/auth/sign-up': { hasOwnTexts: true, shows: [] },
  '/auth/forgot': { hasOwnTexts: true, shows: [] },
  '/auth/new-password': { hasOwnTexts: true, shows: [] },
  '/trip': { hasOwnTexts: true, shows: [] },
  '/account': { hasOwnTexts: true, shows: [] },
  '/account/booking': { hasOwnTexts: true, shows: [] },
  '/account/booking/[code]': { hasOwnTexts: true, shows: [] },
  '/account/change-password': { hasOwnTexts: true, shows: [] },
  '/account/edit-profile': { hasOwnTexts: true, shows: [] },
  '/account/membership': { hasOwnTexts: true, shows: [] },
} as const satisfies Record<string, PageRow>;

export type SiteRoute = keyof typeof siteMap;

/** Returns the row of a page, also for its route below `/with-query`. */
export const pageRow = (route: string): PageRow =>
  siteMap[route.replace(/^\/with-query(?=\/)/, '') as SiteRoute] ?? { shows: [] };

/** The pages in the order of the site map, with the facts of each. */
export const pageRows: readonly (PageRow & { route: SiteRoute })[] = Object.entries(siteMap).map(([route, row]) => ({
  ...row,
  route: route as SiteRoute,
}));

/** True for a route with an id or a slug, which has a page for each row of the service. */
export const hasRows = (route: string): boolean => route.includes('[');
