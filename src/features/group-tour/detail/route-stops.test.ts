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

test('every place gets the day the programme reaches it, from Jakarta to Jakarta', () => {
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

test('a place that no day names stands without dates', () => {
  const stops = routeStops('Istanbul – Ankara – Konya', programme, 10);
  expect(stops.map(({ name, days }) => [name, days?.first])).toEqual([
    ['Jakarta', 1],
    ['Istanbul', 2],
    ['Ankara', undefined],
    ['Konya', 4],
    ['Jakarta', 10],
  ]);
});

test('a place is found in the text where no title names it, and never inside another word', () => {
  const days = [
    { day: 1, title: 'Jakarta – Doha', text: '' },
    { day: 2, title: 'Romantis di kota tua', text: 'Sore di Roma.' },
  ];
  expect(routeStops('Roma', days, 3)[1]).toEqual({ name: 'Roma', days: { first: 2, last: 2 } });
});

test('without a route there is no strip', () => {
  expect(routeStops(null, programme, 10)).toEqual([]);
});

test('dates follow the chosen departure', () => {
  const stop = (first: number, last: number) => ({ name: 'Konya', days: { first, last } });
  expect(stopDates(stop(4, 4), '2027-04-17', 'id')).toBe('20 Apr');
  expect(stopDates(stop(5, 6), '2027-04-17', 'id')).toBe('21–22 Apr');
  expect(stopDates(stop(14, 15), '2027-04-17', 'id')).toBe('30 Apr – 1 Mei');
  expect(stopDates({ name: 'Ankara', days: null }, '2027-04-17', 'id')).toBeUndefined();
});

test('the signs of a pattern in a place are meant as they are written', () => {
  const stops = routeStops('K.nya – Istanbul (lama) – [A-Z]', programme, 10);
  expect(stops.slice(1, -1).map(({ name, days }) => [name, days])).toEqual([
    ['K.nya', null],
    ['Istanbul (lama)', null],
    ['[A-Z]', null],
  ]);
});
