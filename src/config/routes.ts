import { type QueryInput, queryString } from '../lib/query-string.ts';

type Id = number | string;

const segment = (id: Id | undefined) => (id === undefined ? '' : `/${encodeURIComponent(String(id))}`);

/** Every link of the site (§2), without the language, which next/link adds. */
export const routes = {
  home: () => '/',
  tours: (query?: QueryInput) => `/group-tour${queryString(query)}`,
  tour: (id: Id, query?: { itinerary?: Id }) => `/group-tour${segment(id)}${queryString(query)}`,
  destinations: () => '/group-tour/destination',
  destination: (id: Id, query?: QueryInput) => `/group-tour/destination${segment(id)}${queryString(query)}`,
  season: (key: string) => `/group-tour/season${segment(key)}`,
  booking: (id?: Id, query?: QueryInput) => `/booking${segment(id)}${queryString(query)}`,
  bookingTerms: () => '/booking/terms-and-conditions',
  prebook: (query: { tour: Id; itinerary?: Id; pax?: string }) => `/prebook${queryString(query)}`,
  obs: (query?: QueryInput) => `/obs${queryString(query)}`,
  signIn: (from?: string) => `/auth/sign-in${queryString({ from })}`,
  signUp: (from?: string) => `/auth/sign-up${queryString({ from })}`,
  forgotPassword: (from?: string) => `/auth/forgot${queryString({ from })}`,
  newPassword: (token?: string) => `/auth/new-password${queryString({ token })}`,
  account: () => '/account',
  editProfile: () => '/account/edit-profile',
  changePassword: () => '/account/change-password',
  membership: () => '/account/membership',
  accountBooking: () => '/account/booking',
  /** The page of a booking by its reservation code. */
  trip: (code: string) => `/account/booking${segment(code)}`,
  /** The page of a trip for fellow travellers. The key stands in the fragment, which is sent to no server. */
  sharedTrip: (key: string) => `/trip#${key}`,
  corporate: () => '/corporate',
  corporateRegister: () => '/corporate/register',
  mice: () => '/mice',
  blog: (query?: QueryInput) => `/blog${queryString(query)}`,
  article: (slug: string) => `/blog${segment(slug)}`,
  careers: () => '/career',
  career: (slug: string) => `/career${segment(slug)}`,
  careerApply: (id?: Id) => `/career/apply${segment(id)}`,
  about: () => '/about-us',
  contact: () => '/contact',
  promotion: () => '/promotion',
  visaAndPassport: (query?: QueryInput) => `/visa-and-passport${queryString(query)}`,
  privacyPolicy: () => '/privacy-policy',
  terms: () => '/term-and-condition',
} as const;

/**
 * Returns a path of the site with its language prefix, for links that next/link does not render. `path` comes from
 * `routes`.
 */
export function localPath(locale: string | undefined, path: string): string {
  if (locale !== 'en') return path;
  return path === '/' ? '/en' : `/en${path}`;
}
