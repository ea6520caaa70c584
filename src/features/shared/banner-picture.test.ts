import type { Banner } from '@sdk';
import { expect, test } from 'vitest';
import { bannerPicture } from './banner-picture';

const banner = (type: string, image_url: string | null) =>
  ({ id: 1, title: '', image: '', link: null, type, image_url }) as Banner;

test('the first banner of the type with a picture is used, and none if there are no banners', () => {
  const banners = [banner('mice', '/mice.jpg'), banner('home', null), banner('home', '/fajar.jpg')];
  expect(bannerPicture(banners, 'home')).toBe('/fajar.jpg');
  expect(bannerPicture(banners, 'promo')).toBeNull();
  expect(bannerPicture(undefined, 'home')).toBeNull();
});
