import { afterEach, expect, test, vi } from 'vitest';
import { addressFromEnv } from './ports.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['https://service.kelana.example', 'https://service.kelana.example'],
  [' https://service.kelana.example// ', 'https://service.kelana.example'],
  ['service', 'service'],
  ['', undefined],
  [' / ', undefined],
  [undefined, undefined],
])('%j is the address %j', (text, address) => {
  vi.stubEnv('SERVICE_HOST', text);
  expect(addressFromEnv('SERVICE_HOST')).toBe(address);
});
