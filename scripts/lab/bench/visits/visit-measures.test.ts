import { expect, test } from 'vitest';
import { bytesMeasures, LATENCY, medianMeasure } from './visit-measures.ts';

test('several runs are their median, with the lowest, the highest and what the slowest spent its time on', () => {
  expect(medianMeasure({ ...LATENCY, subject: 'open the menu' }, [48, 160, 64], '2 + 40 + 118')).toEqual({
    group: 'press to paint, 4x',
    subject: 'open the menu',
    value: 64,
    unit: 'ms',
    goal: { atMost: 100 },
    range: { min: 48, max: 160 },
    detail: '48–160; 2 + 40 + 118',
  });
});

test('a page is judged by its heaviest picture and by what it loads of the chat', () => {
  const pictures = [
    { name: 'bali.jpg 1024', bytes: 61_000 },
    { name: 'fuji.jpg 360', bytes: 9000 },
  ];
  const [chat, picture] = bytesMeasures('home, 360 px', { chatBytes: 0, pictures, largest: pictures[1] });
  expect(chat).toMatchObject({ subject: 'home, 360 px', value: 0, goal: { atMost: 0 } });
  expect(picture).toMatchObject({
    value: 61,
    goal: { atMost: 60 },
    detail: 'bali.jpg 1024; 2 pictures, 70 kB; largest part fuji.jpg 360',
  });
});

test('a page without pictures has nothing to weigh', () => {
  const [, picture] = bytesMeasures('sign-in, 360 px', { chatBytes: 0, pictures: [] });
  expect(picture).toMatchObject({ value: 0, detail: '0 pictures, 0 kB' });
});
