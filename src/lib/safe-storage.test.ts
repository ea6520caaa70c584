// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readStored, writeStored } from './safe-storage';

test('a value is kept until it is replaced by null', () => {
  expect(writeStored('sessionStorage', 'k', '1')).toBe(true);
  expect(readStored('sessionStorage', 'k')).toBe('1');
  expect(writeStored('sessionStorage', 'k', null)).toBe(true);
  expect(readStored('sessionStorage', 'k')).toBe(null);
});

test('a full storage is reported, not thrown', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStored('localStorage', 'k', '1')).toBe(false);
});

test('blocked site data reads as nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readStored('localStorage', 'k')).toBe(null);
  expect(writeStored('localStorage', 'k', '1')).toBe(false);
});
