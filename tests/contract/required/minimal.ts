import { minimalAccount } from './minimal-account.ts';
import { minimalContent } from './minimal-content.ts';
import { minimalTour } from './minimal-tour.ts';

const schemas = { ...minimalAccount, ...minimalTour, ...minimalContent };
function firstValue(name: string): unknown {
  if (!schemas[name]) throw new Error(`No minimal value of the schema ${name}.`);
  return schemas[name][0];
}
const list = { data: [] };
const paginated = { data: [], pagination: firstValue('Pagination') };

/** The minimal body of each named response of the document; `{}` when no field is required. */
const responses: Record<string, unknown> = {
  SignedIn: { data: firstValue('Token') },
  Registered: {},
  ProfileFound: { data: firstValue('Profile') },
  UserUpdated: {},
  MembershipFound: { data: firstValue('Membership') },
  BookingsFound: list,
  TourPage: paginated,
  DeparturePage: {
    ...paginated,
    calendar: { month: null, tours: 0, departing_tours: 0, total: 0, months: [], days: [] },
  },
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
  ArticlePage: paginated,
  ArticleFound: { data: firstValue('Article') },
};

/** Valid values of one schema, each without any optional field; `schemaPath` is its path in the document. */
export type MinimalCase = { name: string; schemaPath: string[]; values: unknown[] };

/** Written by hand and not derived from the document, so that a test fails when the document requires one field more. */
export const minimalCases: MinimalCase[] = [
  ...Object.entries(schemas).map(([name, values]) => ({ name, schemaPath: ['components', 'schemas', name], values })),
  ...Object.entries(responses).map(([name, value]) => ({
    name,
    schemaPath: ['components', 'responses', name, 'content', 'application/json', 'schema'],
    values: [value],
  })),
];
