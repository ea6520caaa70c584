import { expect, test } from 'vitest';
import { sameRouteUrl } from './same-route-url';

test('the route stays, and the query comes from the URL', () => {
  const router = { pathname: '/with-query/group-tour', query: { page: '2' } };
  expect(sameRouteUrl(router, '/group-tour?month=2027-03&month=2027-04&sort=newest#results')).toEqual({
    pathname: '/with-query/group-tour',
    query: { month: ['2027-03', '2027-04'], sort: 'newest' },
    hash: '#results',
  });
});

test('the id in the path of a page stays', () => {
  const router = { pathname: '/group-tour/destination/[id]', query: { id: '3', page: '2' } };
  expect(sameRouteUrl(router, '/group-tour/destination/3')).toMatchObject({ query: { id: '3' } });
});
