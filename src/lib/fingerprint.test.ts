import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint';

test('equal texts have the same fingerprint, a changed letter gives another', () => {
  expect(fingerprintOf('two adults')).toBe(fingerprintOf('two adults'));
  expect(fingerprintOf('two adults')).not.toBe(fingerprintOf('two adultz'));
});

test('ten thousand texts give as many fingerprints, none longer than eleven characters', () => {
  const marks = new Set(Array.from({ length: 10_000 }, (_, index) => fingerprintOf(`guest ${index}`)));
  expect(marks.size).toBe(10_000);
  expect(Math.max(...[...marks].map(({ length }) => length))).toBeLessThanOrEqual(11);
});
