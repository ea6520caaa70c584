import { expect, test } from 'vitest';
import { pathPattern } from './path-pattern.ts';

test('a template matches whole paths and returns decoded parameters', () => {
  const pattern = pathPattern('/v1/modules/tour/{id}/detail');
  expect(pattern.match('/v1/modules/tour/12/detail')).toEqual({ id: '12' });
  expect(pattern.match('/v1/modules/tour/a%20b/detail')).toEqual({ id: 'a b' });
  expect(pattern.match('/v1/modules/tour/%E0%A4%A/detail')).toEqual({ id: '%E0%A4%A' });
});

test('other lengths, other segments and empty parameters do not match', () => {
  const pattern = pathPattern('/v1/modules/tour/{id}/detail');
  expect(pattern.match('/v1/modules/tour//detail')).toBeNull();
  expect(pattern.match('/v1/modules/tour/12')).toBeNull();
  expect(pattern.match('/v1/modules/tour/12/itineraries')).toBeNull();
  expect(pattern.match('/x/v1/modules/tour/12/detail')).toBeNull();
});

test('fixed segments are counted, so that a fixed path is tried before a parameter', () => {
  expect(pathPattern('/a/b').fixedCount).toBeGreaterThan(pathPattern('/a/{id}').fixedCount);
});
