import { expect, test } from 'vitest';
import { refusalOf } from './reading-only';

test('only GET and HEAD are accepted', () => {
  expect([refusalOf('GET'), refusalOf('HEAD')]).toEqual([null, null]);
  for (const method of ['POST', 'OPTIONS', 'get', undefined])
    expect(refusalOf(method)).toEqual({ status: 405, headers: { Allow: 'GET, HEAD' } });
});
