import { afterAll, afterEach, beforeAll } from 'vitest';
import { mockServer } from '../../mocks/node.ts';

/** Starts the embedded host for a test file, and clears everything after each test. */
export function withMockServer(...options: Parameters<typeof mockServer>) {
  const service = mockServer(...options);
  beforeAll(() => service.listen());
  afterAll(() => service.close());
  afterEach(() => {
    service.reset();
    if (typeof window === 'undefined') return;
    localStorage.clear();
    sessionStorage.clear();
  });
  return service;
}
