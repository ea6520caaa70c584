import type { Regional, VisaCountry } from '@sdk';
import { expect, test } from 'vitest';
import regionMessages from '../../../../public/locales/en/region.json';
import { regionPage } from './region-model';

const messages = { region: regionMessages };

const region = { id: 2, name: 'Eropa Barat', slug: 'eropa-barat', total_tours: 6, min_price: 36_900_000 } as Regional;
const schengen = { id: 5, name: 'Schengen', country_code: 'EU', type: 'visa_required' } as VisaCountry;
const countries = [
  { id: 1, name: 'Swiss', code: 'CH', total: 3 },
  { id: 2, name: 'Prancis', code: 'FR', total: 2 },
  { id: 3, name: 'Maroko', code: 'MA', total: 0 },
];

test('the page has the best season and the countries of each visa', () => {
  const page = regionPage({ region, countries, visas: [schengen], articles: [] }, messages);
  expect(page.guide?.best).toBe('May–June and September');
  expect(page.visas).toEqual([
    { countries: ['Swiss', 'Prancis'], entry: { id: 5, name: 'Schengen', type: 'visa_required' } },
  ]);
  expect(page).toMatchObject({ price: 36_900_000, imageUrl: null });
});

test('a region without a guide, tours and visas has only its name', () => {
  // Every object has a property `constructor`, which is not a guide.
  const antarctica = { id: 12, name: 'Antarktika', slug: 'constructor', total_tours: 0 } as Regional;
  expect(regionPage({ region: antarctica, countries: [], visas: [], articles: [] }, messages)).toMatchObject({
    guide: null,
    visas: [],
    articles: [],
    tours: 0,
  });
});

test('the page shows the wide picture with its own colour, or else the picture of the tile with that one', () => {
  const colorsOf = (change: Partial<Regional>) => {
    const { imageUrl, imageColor } = regionPage(
      {
        region: { ...region, imageUrl: '/tile.jpg', imageColor: '#111111', ...change },
        countries: [],
        visas: [],
        articles: [],
      },
      messages,
    );
    return [imageUrl, imageColor];
  };
  expect(colorsOf({ bgUrl: '/wide.jpg', bgColor: '#222222' })).toEqual(['/wide.jpg', '#222222']);
  expect(colorsOf({ bgUrl: '/wide.jpg' })).toEqual(['/wide.jpg', undefined]);
  expect(colorsOf({ bgUrl: null, bgColor: null })).toEqual(['/tile.jpg', '#111111']);
});
