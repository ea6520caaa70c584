import { expect, test } from 'vitest';
import { routes } from './routes';

test('the routes are those of §2', () => {
  expect({
    home: routes.home(),
    tours: routes.tours(),
    tour: routes.tour(12),
    destinations: routes.destinations(),
    destination: routes.destination(3),
    booking: routes.booking(),
    bookingOfTour: routes.booking(12),
    bookingTerms: routes.bookingTerms(),
    prebook: routes.prebook({ tour: 12 }),
    obs: routes.obs(),
    signIn: routes.signIn(),
    signUp: routes.signUp(),
    forgotPassword: routes.forgotPassword(),
    newPassword: routes.newPassword(),
    account: routes.account(),
    editProfile: routes.editProfile(),
    changePassword: routes.changePassword(),
    membership: routes.membership(),
    accountBooking: routes.accountBooking(),
    corporate: routes.corporate(),
    corporateRegister: routes.corporateRegister(),
    mice: routes.mice(),
    blog: routes.blog(),
    article: routes.article('musim-sakura'),
    careers: routes.careers(),
    career: routes.career('tour-leader'),
    careerApply: routes.careerApply(),
    careerApplyTo: routes.careerApply(4),
    about: routes.about(),
    contact: routes.contact(),
    promotion: routes.promotion(),
    visaAndPassport: routes.visaAndPassport(),
    privacyPolicy: routes.privacyPolicy(),
    terms: routes.terms(),
    authTest: routes.authTest(),
  }).toMatchInlineSnapshot(`
    {
      "about": "/about-us",
      "account": "/account",
      "accountBooking": "/account/booking",
      "article": "/blog/musim-sakura",
      "authTest": "/auth-test",
      "blog": "/blog",
      "booking": "/booking",
      "bookingOfTour": "/booking/12",
      "bookingTerms": "/booking/terms-and-conditions",
      "career": "/career/tour-leader",
      "careerApply": "/career/apply",
      "careerApplyTo": "/career/apply/4",
      "careers": "/career",
      "changePassword": "/account/change-password",
      "contact": "/contact",
      "corporate": "/corporate",
      "corporateRegister": "/corporate/register",
      "destination": "/group-tour/destination/3",
      "destinations": "/group-tour/destination",
      "editProfile": "/account/edit-profile",
      "forgotPassword": "/auth/forgot",
      "home": "/",
      "membership": "/account/membership",
      "mice": "/mice",
      "newPassword": "/auth/new-password",
      "obs": "/obs",
      "prebook": "/prebook?tour=12",
      "privacyPolicy": "/privacy-policy",
      "promotion": "/promotion",
      "signIn": "/auth/sign-in",
      "signUp": "/auth/sign-up",
      "terms": "/term-and-condition",
      "tour": "/group-tour/12",
      "tours": "/group-tour",
      "visaAndPassport": "/visa-and-passport",
    }
  `);
});

test('queries and ids are encoded', () => {
  expect(routes.tours({ country: [3, 5], search: 'musim semi', page: undefined })).toBe(
    '/group-tour?country=3&country=5&search=musim+semi',
  );
  expect(routes.booking(12, { itinerary: 120703 })).toBe('/booking/12?itinerary=120703');
  expect(routes.signIn('/account/booking?tab=done')).toBe('/auth/sign-in?from=%2Faccount%2Fbooking%3Ftab%3Ddone');
  expect(routes.article('a/b')).toBe('/blog/a%2Fb');
});
