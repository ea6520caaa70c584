import type { Regional } from '@sdk';
import { expect, test } from 'vitest';
import { regionModel, visibleRegionals } from './regionals';

test('regions without tours are hidden and the rest are sorted by count, descending', () => {
  const rows = [{ total_tours: 2 }, { total_tours: 0 }, { total_tours: 10 }, { total_tours: 6 }];
  expect(visibleRegionals(rows)).toEqual([{ total_tours: 10 }, { total_tours: 6 }, { total_tours: 2 }]);
});

test('a tile shows the lowest price; a field that the service omits is null', () => {
  const asia = { id: 3, name: 'Asia', slug: 'asia', imageUrl: '/asia.jpg', total_tours: 4 };
  const coloured = { ...asia, min_price: 8_900_000, imageColor: '#0a7' };
  expect(regionModel(coloured as Regional)).toEqual({
    id: 3,
    name: 'Asia',
    imageUrl: '/asia.jpg',
    imageColor: '#0a7',
    price: 8_900_000,
    tours: 4,
  });
  expect(regionModel({ id: 4, name: 'Eropa', total_tours: 1 } as Regional)).toMatchObject({
    imageUrl: null,
    price: null,
  });
});
