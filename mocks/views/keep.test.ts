import { expect, test, vi } from 'vitest';
import { keep } from './keep.ts';

test('the result for a key is made once per source, and cannot be changed', () => {
  const make = vi.fn(() => ({ total: 1 }));
  const [source, other] = [[], []];
  const first = keep(source, 'a', make);
  expect(keep(source, 'a', make)).toBe(first);
  expect(make).toHaveBeenCalledOnce();
  expect(keep(source, 'b', make)).not.toBe(first);
  expect(keep(other, 'a', make)).not.toBe(first);
  expect(() => Object.assign(first, { total: 2 })).toThrow(TypeError);
});

test('old results are dropped after some hundred keys', () => {
  const source = {};
  const first = keep(source, 'first', () => ({}));
  for (let index = 0; index < 200; index += 1) keep(source, String(index), () => ({}));
  expect(keep(source, 'first', () => ({}))).not.toBe(first);
});
