// Generated from openapi/ by `npm run generate`. Never edit.
import type { operations as documented } from './schema.ts';

export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  auth: boolean;
  body: 'none' | 'json' | 'multipart';
  answer: 'json' | 'blob';
};

export const operations = {
  login: {"method":"POST","path":"/v1/auth/login","auth":false,"body":"json","answer":"json"},
  logout: {"method":"POST","path":"/v1/auth/logout","auth":true,"body":"none","answer":"json"},
  register: {"method":"POST","path":"/v1/auth/register","auth":false,"body":"json","answer":"json"},
  checkToken: {"method":"POST","path":"/v1/auth/checkToken","auth":false,"body":"json","answer":"json"},
  forgotPassword: {"method":"POST","path":"/v1/auth/forgot","auth":false,"body":"json","answer":"json"},
  resetPassword: {"method":"POST","path":"/v1/auth/new-password","auth":false,"body":"json","answer":"json"},
  getProfile: {"method":"GET","path":"/v1/modules/user/profile","auth":true,"body":"none","answer":"json"},
  updateUser: {"method":"POST","path":"/v2/modules/user/update","auth":true,"body":"multipart","answer":"json"},
  getMembership: {"method":"GET","path":"/v2/modules/user/membership","auth":true,"body":"none","answer":"json"},
  listBookings: {"method":"GET","path":"/v1/modules/user/booking-history","auth":true,"body":"none","answer":"json"},
  listTours: {"method":"GET","path":"/v1/modules/tour/tours/regional","auth":false,"body":"none","answer":"json"},
  listToursOfRegional: {"method":"GET","path":"/v1/modules/tour/tours/regional/{regional_id}","auth":false,"body":"none","answer":"json"},
  listRegionals: {"method":"GET","path":"/v1/modules/tour/regionals","auth":false,"body":"none","answer":"json"},
  getTour: {"method":"GET","path":"/v1/modules/tour/{id}/detail","auth":false,"body":"none","answer":"json"},
  listItineraries: {"method":"GET","path":"/v1/modules/tour/{id}/itineraries","auth":false,"body":"none","answer":"json"},
  listDayActivities: {"method":"GET","path":"/v1/modules/tour/tours/itinerary/{id}/day-activities","auth":false,"body":"none","answer":"json"},
  getTourTerms: {"method":"GET","path":"/v1/modules/tour/tours/terms","auth":false,"body":"none","answer":"json"},
  listDepartures: {"method":"GET","path":"/v1/modules/tour/tours/departures","auth":false,"body":"none","answer":"json"},
  bookTour: {"method":"POST","path":"/v1/modules/tour/tours/booking","auth":true,"body":"json","answer":"json"},
  getItineraryPdf: {"method":"GET","path":"/v2/modules/page/tour/pdf/{itineraryId}","auth":false,"body":"none","answer":"blob"},
  listDeals: {"method":"GET","path":"/v1/modules/master/deals","auth":false,"body":"none","answer":"json"},
  listCountries: {"method":"GET","path":"/v1/modules/master/countries","auth":false,"body":"none","answer":"json"},
  listCities: {"method":"GET","path":"/v1/modules/master/cities","auth":false,"body":"none","answer":"json"},
  listBanners: {"method":"GET","path":"/v1/modules/banners","auth":false,"body":"none","answer":"json"},
  listVisaCountries: {"method":"GET","path":"/v2/modules/page/visa/country","auth":false,"body":"none","answer":"json"},
  getVisaCountry: {"method":"GET","path":"/v2/modules/page/visa/country/{id}","auth":false,"body":"none","answer":"json"},
  getPassportRequirement: {"method":"GET","path":"/v2/modules/page/passport-requirement","auth":false,"body":"none","answer":"json"},
  getAboutPage: {"method":"GET","path":"/v2/modules/page/about","auth":false,"body":"none","answer":"json"},
  listPromotions: {"method":"GET","path":"/v2/modules/page/promotion","auth":false,"body":"none","answer":"json"},
  getContactPage: {"method":"GET","path":"/v2/modules/page/contact","auth":false,"body":"none","answer":"json"},
  sendContactMessage: {"method":"POST","path":"/v2/modules/page/contact","auth":false,"body":"json","answer":"json"},
  listCareers: {"method":"GET","path":"/v2/modules/page/career","auth":false,"body":"none","answer":"json"},
  getCareer: {"method":"GET","path":"/v2/modules/page/career/{slug}","auth":false,"body":"none","answer":"json"},
  applyForCareer: {"method":"POST","path":"/v2/modules/page/career/{id}/apply","auth":false,"body":"multipart","answer":"json"},
  listMiceProducts: {"method":"GET","path":"/v2/modules/page/mice","auth":false,"body":"none","answer":"json"},
  bookMice: {"method":"POST","path":"/v2/modules/page/mice","auth":false,"body":"json","answer":"json"},
  registerCorporate: {"method":"POST","path":"/v1/modules/corporate/register","auth":false,"body":"json","answer":"json"},
  listArticles: {"method":"GET","path":"/v1/modules/articles","auth":false,"body":"none","answer":"json"},
  getArticle: {"method":"GET","path":"/v1/modules/article/{slug}","auth":false,"body":"none","answer":"json"},
} as const satisfies Record<keyof documented, Operation>;
