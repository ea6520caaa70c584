import { routes } from '../../../src/config/routes.ts';

/** A page of the site that a browser can open. */
export type SitePage = {
  path: string;
  /** True for a page that needs a signed-in member. */
  isMember?: boolean;
  /** The status of the response; 200 when left out. */
  status?: number;
};

type ListResponse = { data: { id: number; slug?: string; seo?: { slug?: string } | null }[] };

export type SitePageName = keyof typeof routes | 'notFound';

/**
 * Returns a page for every route of §2 and one for an unknown address, with ids that exist in the service. A new route
 * does not compile without its page. Throws when the service has no row for an id.
 */
export async function fetchSitePages(serviceHost: string): Promise<Record<SitePageName, SitePage>> {
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
  const member = (path: string): SitePage => ({ path, isMember: true });
  return {
    home: { path: routes.home() },
    tours: { path: routes.tours() },
    tour: { path: routes.tour(tourId) },
    destinations: { path: routes.destinations() },
    destination: { path: routes.destination(regional?.id ?? 0) },
    booking: { path: routes.booking(tourId) },
    bookingTerms: { path: routes.bookingTerms() },
    prebook: { path: routes.prebook({ tour: tourId }) },
    obs: { path: routes.obs() },
    signIn: { path: routes.signIn() },
    signUp: { path: routes.signUp() },
    forgotPassword: { path: routes.forgotPassword() },
    newPassword: { path: routes.newPassword() },
    account: member(routes.account()),
    editProfile: member(routes.editProfile()),
    changePassword: member(routes.changePassword()),
    membership: member(routes.membership()),
    accountBooking: member(routes.accountBooking()),
    corporate: { path: routes.corporate() },
    corporateRegister: { path: routes.corporateRegister() },
    mice: { path: routes.mice() },
    blog: { path: routes.blog() },
    article: { path: routes.article(article?.seo?.slug ?? '') },
    careers: { path: routes.careers() },
    career: { path: routes.career(career?.slug ?? '') },
    careerApply: { path: routes.careerApply() },
    about: { path: routes.about() },
    contact: { path: routes.contact() },
    promotion: { path: routes.promotion() },
    visaAndPassport: { path: routes.visaAndPassport() },
    privacyPolicy: { path: routes.privacyPolicy() },
    terms: { path: routes.terms() },
    // §2 names this route without any content.
    authTest: { path: routes.authTest(), status: 404 },
    notFound: { path: '/tidak-ada', status: 404 },
  };
}

/** Returns the name of a route in kebab case, for a file name: `careerApply` becomes `career-apply`. */
export function fileNameOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
