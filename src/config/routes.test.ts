import { expect, test } from 'vitest';
import { routes } from './routes';

type RouteName = keyof typeof routes;

const addresses: Record<RouteName, string> = {
  home: '/',
  tours: '/group-tour',
  tour: '/group-tour/12',
  destinations: '/group-tour/destination',
  destination: '/group-tour/destination/3',
  booking: '/booking',
  bookingTerms: '/booking/terms-and-conditions',
  prebook: '/prebook?tour=12',
  obs: '/obs',
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  forgotPassword: '/auth/forgot',
  newPassword: '/auth/new-password',
  account: '/account',
  editProfile: '/account/edit-profile',
  changePassword: '/account/change-password',
  membership: '/account/membership',
  accountBooking: '/account/booking',
  corporate: '/corporate',
  corporateRegister: '/corporate/register',
  mice: '/mice',
  blog: '/blog',
  article: '/blog/musim-sakura',
  careers: '/career',
  career: '/career/tour-leader',
  careerApply: '/career/apply',
  about: '/about-us',
  contact: '/contact',
  promotion: '/promotion',
  visaAndPassport: '/visa-and-passport',
  privacyPolicy: '/privacy-policy',
  terms: '/term-and-condition',
  authTest: '/auth-test',
};

const withArguments: Partial<Record<RouteName, string>> = {
  tour: routes.tour(12),
  destination: routes.destination(3),
  prebook: routes.prebook({ tour: 12 }),
  article: routes.article('musim-sakura'),
  career: routes.career('tour-leader'),
};

test('the routes have the addresses of §2', () => {
  const addressOf = (name: RouteName) => withArguments[name] ?? (routes[name] as () => string)();
  const present = Object.fromEntries((Object.keys(routes) as RouteName[]).map((name) => [name, addressOf(name)]));
  expect(present, 'A new route needs its address in `addresses` of src/config/routes.test.ts').toEqual(addresses);
});

test('the id of a booking and of an application is optional', () => {
  expect([routes.booking(12), routes.careerApply(4)]).toEqual(['/booking/12', '/career/apply/4']);
});

test('queries and ids are encoded', () => {
  expect(routes.tours({ country: [3, 5], search: 'musim semi', page: undefined })).toBe(
    '/group-tour?country=3&country=5&search=musim+semi',
  );
  expect(routes.booking(12, { itinerary: 120703 })).toBe('/booking/12?itinerary=120703');
  expect(routes.signIn('/account/booking?tab=done')).toBe('/auth/sign-in?from=%2Faccount%2Fbooking%3Ftab%3Ddone');
  expect(routes.article('a/b')).toBe('/blog/a%2Fb');
});
