import type { Article, Regional, VisaCountry } from '@sdk';
import { expect, test } from 'vitest';
import regionMessages from '../../../../public/locales/en/region.json';
import { fromMonth, regionArticles, regionPage } from './region-model';

const messages = { region: regionMessages };

const region = { id: 2, name: 'Eropa Barat', slug: 'eropa-barat', total_tours: 6, min_price: 36_900_000 } as Regional;
const schengen = { id: 5, name: 'Schengen', country_code: 'EU', type: 'visa_required' } as VisaCountry;
const countries = [
  { id: 1, name: 'Swiss', code: 'CH', total: 3 },
  { id: 2, name: 'Prancis', code: 'FR', total: 2 },
  { id: 3, name: 'Maroko', code: 'MA', total: 0 },
];

const none = { countries: [], visas: [], articles: [] };

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
  expect(regionPage({ ...none, region: antarctica }, messages)).toMatchObject({
    guide: null,
    visas: [],
    articles: [],
    tours: 0,
  });
});

test('the page shows the wide picture with its own colour, or else the picture of the tile with that one', () => {
  const colorsOf = (change: Partial<Regional>) => {
    const { imageUrl, imageColor } = regionPage(
      { ...none, region: { ...region, imageUrl: '/tile.jpg', imageColor: '#111111', ...change } },
      messages,
    );
    return [imageUrl, imageColor];
  };
  expect(colorsOf({ bgUrl: '/wide.jpg', bgColor: '#222222' })).toEqual(['/wide.jpg', '#222222']);
  expect(colorsOf({ bgUrl: '/wide.jpg' })).toEqual(['/wide.jpg', undefined]);
  expect(colorsOf({ bgUrl: null, bgColor: null })).toEqual(['/tile.jpg', '#111111']);
});

const article = (slug: string, title: string, keywords = '') =>
  ({ id: 1, title, seo: { slug, keywords }, content: '', image: null, image_url: null }) as unknown as Article;

const articles = [
  article('sakura', 'Sakura di Jepang'),
  article('halal', 'Makanan halal di Korea, Jepang, dan Eropa', 'korea, jepang, eropa'),
  article('koper', 'Koper 10 kg'),
  article('eropa', '10 hal yang sering terlupa sebelum tour Eropa'),
];

const matchingSlugs = (...places: string[]) => regionArticles(articles, places).map(({ slug }) => slug);

test('articles that mention more of the places come first, and newer ones first among equals', () => {
  expect(matchingSlugs('Asia Timur', 'Jepang', 'Korea Selatan')).toEqual(['halal', 'sakura']);
});

test('an article about a continent also matches a part of it', () => {
  expect(matchingSlugs('Eropa Barat', 'Swiss')).toEqual(['halal', 'eropa']);
});

test('regular-expression characters in a name match literally', () => {
  expect(regionArticles([article('x', 'Perjalanan indiana')], ['India'])).toEqual([]);
  const candidates = [article('x', 'Tur (baru) ke Jepang')];
  expect(regionArticles(candidates, ['J.pang', '.*', '[a-z]+'])).toEqual([]);
  expect(regionArticles(candidates, ['(baru)']).map(({ slug }) => slug)).toEqual(['x']);
});

test('months are sorted from one on, through the turn of the year', () => {
  const rows = [1, 4, 7, 12].map((month) => ({ month }));
  expect(fromMonth(rows, 5).map(({ month }) => month)).toEqual([7, 12, 1, 4]);
});

test('the page has the sentence of the region and those of its countries, as far as the service has them', () => {
  const written = { ...region, tagline: 'Kota tua', highlights: [{ month: 4, text: 'Tulip' }] };
  const [swiss, france] = countries.map((country) => ({ ...country }));
  const page = regionPage(
    { region: written, ...none, countries: [{ ...swiss, tagline: 'Naik kereta' }, france] as typeof countries },
    messages,
  );
  expect(page).toMatchObject({
    tagline: 'Kota tua',
    highlights: [{ month: 4, text: 'Tulip' }],
    countries: [{ id: 1, name: 'Swiss', tagline: 'Naik kereta' }],
  });
});
