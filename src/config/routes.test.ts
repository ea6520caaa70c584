import { expect, test } from 'vitest';
import { whatsappLink, whatsappShareLink } from './brand';
import { pageUrl } from './page-url';
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

test('Indonesian URLs have no language prefix, English ones have one', () => {
  expect(pageUrl('id', '/')).toBe('http://localhost:3000/');
  expect(pageUrl('id', '/blog')).toBe('http://localhost:3000/blog');
  expect(pageUrl('en', '/')).toBe('http://localhost:3000/en');
  expect(pageUrl('en', '/blog?page=2')).toBe('http://localhost:3000/en/blog?page=2');
});

test('a message has ordinary spaces', () => {
  expect(whatsappLink('7\u00a0Sep\u2060\u00a02027')).toBe('https://wa.me/6281200000101?text=7%20Sep%202027');
  expect(whatsappShareLink('7\u00a0Sep')).toBe('https://wa.me/?text=7%20Sep');
});
