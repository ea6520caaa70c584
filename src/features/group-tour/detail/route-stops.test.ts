import { expect, test } from 'vitest';
import { routeStops, stopDates } from './route-stops';

const programme = [
  'Jakarta – Istanbul',
  'Tiba di Istanbul, Masjid Biru',
  'Cappadocia: Göreme, Kaymakli',
  'Cappadocia – Konya',
  'Konya – Pamukkale',
  'Pamukkale – Efesus',
  'Kuşadası – Bursa',
  'Bursa – Istanbul',
  'Istanbul – Jakarta',
  'Tiba di Jakarta',
].map((title, index) => ({ day: index + 1, title, text: '' }));

const ROUTE = 'Istanbul – Cappadocia – Konya – Pamukkale – Bursa – Istanbul';

test('every stop has its days in the programme, and the route starts and ends in Jakarta', () => {
  const days = routeStops(ROUTE, programme, 10).map(({ name, days }) => [name, days?.first, days?.last]);
  expect(days).toEqual([
    ['Jakarta', 1, 1],
    ['Istanbul', 2, 2],
    ['Cappadocia', 3, 3],
    ['Konya', 4, 4],
    ['Pamukkale', 5, 6],
    ['Bursa', 7, 7],
    ['Istanbul', 8, 9],
    ['Jakarta', 10, 10],
  ]);
});

test('a place that the programme does not mention has no days', () => {
  const stops = routeStops('Istanbul – Ankara – Konya', programme, 10);
  expect(stops.map(({ name, days }) => [name, days?.first])).toEqual([
    ['Jakarta', 1],
    ['Istanbul', 2],
    ['Ankara', undefined],
    ['Konya', 4],
    ['Jakarta', 10],
  ]);
});

test('the texts are searched for a place that no title contains, and only whole words match', () => {
  const days = [
    { day: 1, title: 'Jakarta – Doha', text: '' },
    { day: 2, title: 'Romantis di kota tua', text: 'Sore di Roma.' },
  ];
  expect(routeStops('Roma', days, 3)[1]).toEqual({ name: 'Roma', days: { first: 2, last: 2 } });
});

test('without a route there are no stops', () => {
  expect(routeStops(null, programme, 10)).toEqual([]);
});

test('the dates of a stop are counted from the departure date', () => {
  const stop = (first: number, last: number) => ({ name: 'Konya', days: { first, last } });
  expect(stopDates(stop(4, 4), '2027-04-17', 'id')).toBe('20 Apr');
  expect(stopDates(stop(5, 6), '2027-04-17', 'id')).toBe('21–22 Apr');
  expect(stopDates(stop(14, 15), '2027-04-17', 'id')).toBe('30 Apr – 1 Mei');
  expect(stopDates({ name: 'Ankara', days: null }, '2027-04-17', 'id')).toBeUndefined();
});

test('regular-expression characters in a place match literally', () => {
  const stops = routeStops('K.nya – Istanbul (lama) – [A-Z]', programme, 10);
  expect(stops.slice(1, -1).map(({ name, days }) => [name, days])).toEqual([
    ['K.nya', null],
    ['Istanbul (lama)', null],
    ['[A-Z]', null],
  ]);
});
