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
import { about } from './about.ts';
import { buildArticles } from './article.ts';
import { buildBanners } from './banners.ts';
import { buildCareers } from './career.ts';
import { contactPage } from './contact.ts';
import { buildDeals } from './deals.ts';
import { cities, masterCountries } from './master.ts';
import { miceProducts } from './mice.ts';
import { buildPassportRequirement } from './passport.ts';
import { buildPromotions } from './promotions.ts';
import { buildTours } from './tour.ts';
import { buildVisaCountries } from './visa.ts';

/** The offers of the service on one day; behaviours only read it. */
export type Catalogue = {
  /** 'YYYY-MM-DD' in Jakarta. */
  today: string;
  regionals: Regional[];
  /** Every departure as seeded; seats sold since then are in the state. */
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

/** The seed on a day ('YYYY-MM-DD', Jakarta); departures and offers move with it. */
export function buildCatalogue(today: string): Catalogue {
  const { regionals, tours, dayActivities, terms } = buildTours(today);
  return {
    today,
    regionals,
    tours,
    dayActivities,
    tourTerms: terms,
    deals: buildDeals(tours, today),
    countries: masterCountries,
    cities,
    banners: buildBanners(today),
    visaCountries: buildVisaCountries(today),
    passportRequirement: buildPassportRequirement(today),
    about,
    contactPage,
    promotions: buildPromotions(today),
    careers: buildCareers(today),
    miceProducts,
    articles: buildArticles(today),
  };
}
