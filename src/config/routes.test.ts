import { expect, test } from 'vitest';
import { routes } from './routes';

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
