import { expect, test } from 'vitest';
import { drawable, titleFit } from './card-text';

test('letters that the card cannot draw lose their accents, and other characters are dropped', () => {
  expect(drawable('Kyōto & Şirince, Łódź 🍁 東京')).toBe('Kyoto & Sirince, ódz');
  expect(drawable('Café · Rp\u00a021.900.000 “pasti” – ya…')).toBe('Café · Rp\u00a021.900.000 “pasti”\u00a0– ya…');
});

test('longer titles have a smaller font', () => {
  expect(titleFit('Eropa')).toEqual({ fontSize: 60, lineClamp: 3 });
  expect(titleFit('x'.repeat(44)).fontSize).toBe(52);
  expect(titleFit('x'.repeat(64)).fontSize).toBe(45);
  expect(titleFit('x'.repeat(65))).toEqual({ fontSize: 39, lineClamp: 5 });
});
