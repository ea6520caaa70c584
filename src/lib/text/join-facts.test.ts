import { expect, test } from 'vitest';
import { joinFacts } from './join-facts';

test('keeps the words of a short fact together and leaves out empty facts', () => {
  expect(joinFacts(['4 negara', null, '', false, '10 hari 9 malam'])).toBe(
    '4\u00a0negara · 10\u00a0hari\u00a09\u00a0malam',
  );
});

test('lets a long fact break', () => {
  const long = 'Korea Selatan, Selandia Baru, Uni Emirat Arab';
  expect(joinFacts([long, '7 hari'])).toBe(`${long} · 7\u00a0hari`);
});
