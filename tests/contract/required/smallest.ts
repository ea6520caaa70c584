import { smallestAccount } from './smallest-account.ts';
import { smallestPage } from './smallest-page.ts';
import { smallestTour } from './smallest-tour.ts';

const schemas = { ...smallestAccount, ...smallestTour, ...smallestPage };
const firstValue = (name: string) => schemas[name]?.[0];
const list = { data: [] };
const page = { data: [], pagination: firstValue('Pagination') };

/** The smallest body of each named response of the document; `{}` when no field is required. */
const responses: Record<string, unknown> = {
  SignedIn: { data: firstValue('Token') },
  Registered: {},
  ProfileFound: { data: firstValue('Profile') },
  UserUpdated: {},
  MembershipFound: { data: firstValue('Membership') },
  BookingsFound: list,
  TourPage: page,
  RegionalList: list,
  TourFound: { data: firstValue('Tour') },
  ItineraryList: list,
  DayActivityList: list,
  TourTermsFound: { data: firstValue('TourTerms') },
  Booked: { data: { reservation: firstValue('Reservation') } },
  DealList: list,
  CountryList: list,
  CityList: list,
  BannerList: list,
  VisaCountryList: list,
  VisaCountryFound: { data: firstValue('VisaCountryDetail') },
  PassportRequirementFound: { data: firstValue('PassportRequirement') },
  AboutFound: { data: firstValue('About') },
  PromotionList: list,
  ContactPageFound: { data: firstValue('ContactPage') },
  CareerList: list,
  CareerFound: { data: firstValue('Career') },
  ApplicationReceived: {},
  MiceProductList: list,
  ArticlePage: page,
  ArticleFound: { data: firstValue('Article') },
};

/** Valid values of one schema, each without any optional field; `keys` is the path of the schema in the document. */
export type SmallestRow = { name: string; keys: string[]; values: unknown[] };

/** Written by hand from the requirements of the service, so that a change of the document does not change them. */
export const smallestRows: SmallestRow[] = [
  ...Object.entries(schemas).map(([name, values]) => ({ name, keys: ['components', 'schemas', name], values })),
  ...Object.entries(responses).map(([name, value]) => ({
    name,
    keys: ['components', 'responses', name, 'content', 'application/json', 'schema'],
    values: [value],
  })),
];
