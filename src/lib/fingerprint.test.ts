import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint';

test('equal texts have the same fingerprint, a changed letter gives another', () => {
  expect(fingerprintOf('two adults')).toBe(fingerprintOf('two adults'));
  expect(fingerprintOf('two adults')).not.toBe(fingerprintOf('two adultz'));
});

test('ten thousand texts have different fingerprints, none longer than eleven characters', () => {
  const fingerprints = new Set(Array.from({ length: 10_000 }, (_, index) => fingerprintOf(`guest ${index}`)));
  expect(fingerprints.size).toBe(10_000);
  expect(Math.max(...[...fingerprints].map(({ length }) => length))).toBeLessThanOrEqual(11);
});
