import type { Article, Regional, Tour } from '@sdk';
import { expect, test } from 'vitest';
import { translator } from '@/i18n/translate';
import common from '../../../public/locales/en/common.json';
import share from '../../../public/locales/en/share.json';
import { departure } from '../../../tests/support/fixture-database.ts';
import { cardFacts } from './card-facts';

const translation = { t: translator({ common, share }, 'en', 'share'), locale: 'en' as const };

const tour: Tour = {
  id: 17,
  title: 'Turki',
  itineraryCount: 2,
  mainCountries: [{ tour_id: 17, country: { id: 1, name: 'Turki', regional_id: 3 } }],
  itineraries: [departure(1, '2027-01-16', { seat: 0 }), departure(2, '2027-03-06', { price: 21_900_000, seat: 4 })],
  lowestItinerary: departure(3, '2027-09-04', { price: 20_900_000 }),
  imageUrl: '/besar.jpg',
  thumbnail: '/kecil.jpg',
};

test('the card of a tour shows the days, the price and the date of its cheapest departure with seats', () => {
  expect(cardFacts({ kind: 'tour', tour }, '2026-11-21', translation)).toEqual({
    above: '10 days · Turki',
    title: 'Turki',
    price: { label: 'From', amount: 'Rp\u00a020.900.000', unit: '/person' },
    below: 'Leaves on 4\u00a0Sep\u00a02027',
    imageUrl: '/besar.jpg',
  });
});

test('the card of a tour without departures shows only its title', () => {
  const bare = { ...tour, itineraries: [], lowestItinerary: null, mainCountries: [], imageUrl: null, thumbnail: null };
  const facts = { above: '', title: 'Turki', price: null, below: '', imageUrl: null };
  expect(cardFacts({ kind: 'tour', tour: bare }, '2026-11-21', translation)).toEqual(facts);
});

test('the card of a region shows the number of tours and their lowest price', () => {
  const region = { id: 3, name: 'Eropa', total_tours: 1, min_price: 18_500_000, bgUrl: null, imageUrl: '/a.jpg' };
  expect(cardFacts({ kind: 'region', region: region as Regional }, '2026-11-21', translation)).toEqual({
    above: '1 tour',
    title: 'Eropa',
    price: { label: 'From', amount: 'Rp\u00a018.500.000', unit: '/person' },
    below: '',
    imageUrl: '/a.jpg',
  });
});

test('the card of an article shows its publication day, and the card of the site its headline', () => {
  const article = { title: 'Musim gugur', created_at: '2026-11-18T20:00:00Z', image_url: '/b.jpg' } as Article;
  expect(cardFacts({ kind: 'article', article }, '2026-11-21', translation)).toMatchObject({
    above: 'Travel guide',
    title: 'Musim gugur',
    below: '19\u00a0Nov\u00a02026',
    imageUrl: '/b.jpg',
  });
  expect(cardFacts({ kind: 'site', imageUrl: null }, '2026-11-21', translation)).toMatchObject({
    title: 'Group tours from Jakarta',
    price: null,
  });
});
