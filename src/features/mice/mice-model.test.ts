import { expect, test } from 'vitest';
import { miceModel } from './mice-model';

const banner = { id: 1, title: 'Rapat', image: 'a.jpg', link: '/mice' };

test('the picture comes from the banner of the type `mice`', () => {
  const banners = [
    { ...banner, type: 'home', image_url: '/media/a.jpg' },
    { ...banner, id: 2, type: 'mice', image_url: '/media/b.jpg' },
  ];
  expect(miceModel({ products: { data: [{ id: 3, name: 'Conference' }] }, banners: { data: banners } })).toEqual({
    imageUrl: '/media/b.jpg',
    products: [{ id: 3, name: 'Conference' }],
  });
});

test('without products and banners the model is empty', () => {
  expect(miceModel({ products: { data: [] }, banners: { data: [] } })).toEqual({ imageUrl: null, products: [] });
});
