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
  PaymentTerms,
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
import { buildContactPage } from './contact.ts';
import { buildDeals } from './deals.ts';
import { inLanguage, type Locale, languagesFrom } from './localized.ts';
import { buildCities, buildMasterCountries } from './master.ts';
import { miceProducts } from './mice.ts';
import { buildPassportRequirement } from './passport.ts';
import { paymentTerms } from './payment-terms.ts';
import { buildTeam } from './people.ts';
import { buildPromotions } from './promotions.ts';
import { buildSeasons, type SeasonText } from './seasons.ts';
import { tourTerms } from './terms.ts';
import { buildTours } from './tour/tour.ts';
import { buildVisaCountries } from './visa.ts';

/** The offers of the service on one day in one language; behaviours only read it. */
export type Catalogue = {
  /** The language of its texts. */
  language: Locale;
  /** 'YYYY-MM-DD' in Jakarta. */
  today: string;
  regionals: Regional[];
  /** Every departure as seeded; seats sold since then are in the state. */
  tours: Tour[];
  dayActivities: Record<number, DayActivity[]>;
  tourTerms: TourTerms;
  paymentTerms: PaymentTerms;
  deals: Tour[];
  countries: MasterCountry[];
  cities: City[];
  banners: Banner[];
  visaCountries: VisaCountryDetail[];
  passportRequirement: PassportRequirement;
  about: About;
  contactPage: ContactPage;
  promotions: Promotion[];
  seasons: SeasonText[];
  careers: Career[];
  miceProducts: MiceProduct[];
  articles: Article[];
};

/** The seed on a day ('YYYY-MM-DD', Jakarta); departures and offers move with it. */
export function buildCatalogue(today: string, locale: Locale): Catalogue {
  const { regionals, tours, dayActivities } = buildTours(today, locale);
  return {
    language: locale,
    today,
    regionals,
    tours,
    dayActivities,
    tourTerms: { ...inLanguage(tourTerms, locale), languages: languagesFrom(locale) },
    paymentTerms: { ...inLanguage(paymentTerms, locale), languages: languagesFrom(locale) },
    deals: buildDeals(tours, today, locale),
    countries: buildMasterCountries(locale),
    cities: buildCities(locale),
    banners: buildBanners(today, locale),
    visaCountries: buildVisaCountries(today, locale),
    passportRequirement: { ...buildPassportRequirement(today, locale), languages: languagesFrom(locale) },
    about: { ...inLanguage(about, locale), team: buildTeam(locale), languages: languagesFrom(locale) },
    contactPage: buildContactPage(locale),
    promotions: buildPromotions(today, locale),
    seasons: buildSeasons(locale),
    careers: buildCareers(today, locale),
    miceProducts: inLanguage(miceProducts, locale),
    articles: buildArticles(today, locale),
  };
}
