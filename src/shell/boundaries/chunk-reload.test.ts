// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { mayReload } from './chunk-reload';

beforeEach(() => sessionStorage.clear());

test('a reload is allowed at most once a minute', () => {
  expect(mayReload(1_000_000)).toBe(true);
  expect(mayReload(1_000_001)).toBe(false);
  expect(mayReload(1_059_999)).toBe(false);
  expect(mayReload(1_060_000)).toBe(true);
  expect(mayReload(1_060_001)).toBe(false);
});

test('without working storage there is no automatic reload', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(mayReload(1_000_000)).toBe(false);
});
