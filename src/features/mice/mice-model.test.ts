import { expect, test } from 'vitest';
import { miceModel } from './mice-model';

const banner = { id: 1, title: 'Rapat', image: 'a.jpg', link: '/mice' };

test('the picture is that of the banner for events', () => {
  const banners = [
    { ...banner, type: 'home', image_url: '/media/a.jpg' },
    { ...banner, id: 2, type: 'mice', image_url: '/media/b.jpg' },
  ];
  expect(miceModel({ products: { data: [{ id: 3, name: 'Conference' }] }, banners: { data: banners } })).toEqual({
    imageUrl: '/media/b.jpg',
    products: [{ id: 3, name: 'Conference' }],
  });
});

test('without products and banners there is still a page', () => {
  expect(miceModel({ products: { data: [] }, banners: { data: [] } })).toEqual({ imageUrl: null, products: [] });
});
