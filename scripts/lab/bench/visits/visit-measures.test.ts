import { expect, test } from 'vitest';
import { bytesMeasures } from './visit-measures.ts';

test('the measures of a page are its bytes of the chat and its heaviest picture', () => {
  const pictures = [
    { name: 'bali.jpg 1024', bytes: 61_000 },
    { name: 'fuji.jpg 360', bytes: 9000 },
  ];
  const [chat, picture] = bytesMeasures('home, 360 px', { chatBytes: 0, pictures, largest: pictures[1] });
  expect(chat).toMatchObject({ subject: 'home, 360 px', value: 0, goal: { atMost: 0 } });
  expect(picture).toMatchObject({
    value: 61,
    goal: { atMost: 60 },
    detail: 'bali.jpg 1024; 2 pictures, 70 kB; largest contentful paint fuji.jpg 360',
  });
});

test('the picture measure of a page without pictures is 0', () => {
  const [, picture] = bytesMeasures('sign-in, 360 px', { chatBytes: 0, pictures: [] });
  expect(picture).toMatchObject({ value: 0, detail: '0 pictures, 0 kB' });
});
