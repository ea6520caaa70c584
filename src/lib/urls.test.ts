import { expect, test } from 'vitest';
import { imageSrc, imageSrcSet } from './image-url';
import { sameRouteUrl } from './same-route-url';

test('does not change SVG drawings, blob URLs and URLs with a query', () => {
  expect(imageSrc('http://host.example/media/bali.jpg?v=2', 640)).toBe('http://host.example/media/bali.jpg?v=2');
  expect(imageSrc('/images/sign.svg', 640)).toBe('/images/sign.svg');
  expect(imageSrcSet('blob:http://localhost/1')).toBeUndefined();
});

test('offers a thumbnail for a picture that is shown small', () => {
  const thumbnail = '/_next/image?url=%2Fmedia%2Fbali.jpg&w=192&q=62 192w';
  expect(imageSrcSet('/media/bali.jpg', 360)).toBe(
    `${thumbnail}, /_next/image?url=%2Fmedia%2Fbali.jpg&w=360&q=62 360w`,
  );
  expect(imageSrcSet('/media/bali.jpg', 56)).toBe(thumbnail);
});

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
