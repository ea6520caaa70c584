import { afterAll, afterEach, beforeAll } from 'vitest';
import { mockServer } from '../../mocks/node.ts';

/** Starts the embedded host for a test file that renders components, and clears everything after each test. */
export function withMockServer() {
  const service = mockServer();
  beforeAll(() => service.listen());
  afterAll(() => service.close());
  afterEach(() => {
    service.reset();
    localStorage.clear();
    sessionStorage.clear();
  });
  return service;
}
