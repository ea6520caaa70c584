import { smallestAccount } from './smallest-account.ts';
import { smallestPage } from './smallest-page.ts';
import { smallestTour } from './smallest-tour.ts';

const schemas = { ...smallestAccount, ...smallestTour, ...smallestPage };
const only = (name: string) => schemas[name]?.[0];
const list = { data: [] };
const page = { data: [], pagination: only('Pagination') };

/** What stands around the data of an answer, by the name of the answer; nothing in it is required when it is `{}`. */
const answers: Record<string, unknown> = {
  SignedIn: { data: only('Token') },
  Registered: {},
  ProfileFound: { data: only('Profile') },
  UserUpdated: {},
  MembershipFound: { data: only('Membership') },
  BookingsFound: list,
  TourPage: page,
  RegionalList: list,
  TourFound: { data: only('Tour') },
  ItineraryList: list,
  DayActivityList: list,
  TourTermsFound: { data: only('TourTerms') },
  Booked: { data: { reservation: only('Reservation') } },
  DealList: list,
  CountryList: list,
  CityList: list,
  BannerList: list,
  VisaCountryList: list,
  VisaCountryFound: { data: only('VisaCountryDetail') },
  PassportRequirementFound: { data: only('PassportRequirement') },
  AboutFound: { data: only('About') },
  PromotionList: list,
  ContactPageFound: { data: only('ContactPage') },
  CareerList: list,
  CareerFound: { data: only('Career') },
  ApplicationReceived: {},
  MiceProductList: list,
  ArticlePage: page,
  ArticleFound: { data: only('Article') },
};

/** `keys` lead to a schema of the document; each of its `values` is right and holds nothing it could do without. */
export type SmallestRow = { name: string; keys: string[]; values: unknown[] };

/** Written by hand from what the service was said to take and to answer, so that the document cannot move them. */
export const smallestRows: SmallestRow[] = [
  ...Object.entries(schemas).map(([name, values]) => ({ name, keys: ['components', 'schemas', name], values })),
  ...Object.entries(answers).map(([name, value]) => ({
    name,
    keys: ['components', 'responses', name, 'content', 'application/json', 'schema'],
    values: [value],
  })),
];
