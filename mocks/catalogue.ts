import type {
  About,
  Article,
  Banner,
  Career,
  City,
  ContactPage,
  DayActivity,
  MasterCountry,
  MiceProduct,
  PassportRequirement,
  Promotion,
  Regional,
  Tour,
  TourTerms,
  VisaCountryDetail,
} from '@sdk';
import { about } from './seed/about.ts';
import { articles } from './seed/article.ts';
import { banners } from './seed/banners.ts';
import { careers } from './seed/career.ts';
import { contactPage } from './seed/contact.ts';
import { deals } from './seed/deals.ts';
import { cities, masterCountries } from './seed/master.ts';
import { miceProducts } from './seed/mice.ts';
import { passportRequirement } from './seed/passport.ts';
import { promotions } from './seed/promotions.ts';
import { buildTours } from './seed/tour.ts';
import { visaCountries } from './seed/visa.ts';

/** What the service offers on one day; behaviours read it and never change it. */
export type Catalogue = {
  /** 'YYYY-MM-DD' in Jakarta. */
  today: string;
  regionals: Regional[];
  /** With every departure, as seeded: seats sold since are in the state. */
  tours: Tour[];
  dayActivities: Record<number, DayActivity[]>;
  tourTerms: TourTerms;
  deals: Tour[];
  countries: MasterCountry[];
  cities: City[];
  banners: Banner[];
  visaCountries: VisaCountryDetail[];
  passportRequirement: PassportRequirement;
  about: About;
  contactPage: ContactPage;
  promotions: Promotion[];
  careers: Career[];
  miceProducts: MiceProduct[];
  articles: Article[];
};

export function buildCatalogue(today: string): Catalogue {
  const { regionals, tours, dayActivities, terms } = buildTours(today);
  return {
    today,
    regionals,
    tours,
    dayActivities,
    tourTerms: terms,
    deals: deals(tours),
    countries: masterCountries,
    cities,
    banners: banners(today),
    visaCountries: visaCountries(today),
    passportRequirement: passportRequirement(today),
    about,
    contactPage,
    promotions,
    careers: careers(today),
    miceProducts,
    articles: articles(today),
  };
}
