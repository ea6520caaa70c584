import { expect, test } from 'vitest';
import { readPreference } from './prefer.ts';

const read = (prefer?: string) => readPreference(new Headers(prefer === undefined ? {} : { prefer }));

test('reads code, example and delay from one header', () => {
  expect(read('code=404, example="sold-out"; delay=300')).toEqual({ code: 404, example: 'sold-out', delayMs: 300 });
});

test('ignores unknown preferences', () => {
  expect(read()).toEqual({});
  expect(read('return=minimal, code=ok, delay=-1')).toEqual({});
});
