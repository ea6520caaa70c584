import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { mockServer } from '../../mocks/node.ts';

/** The embedded host for a file whose tests show something; nothing of one test is left for the next. */
export function withMockServer() {
  const service = mockServer();
  beforeAll(() => service.listen());
  afterAll(() => service.close());
  afterEach(() => {
    cleanup();
    service.reset();
    localStorage.clear();
    sessionStorage.clear();
  });
  return service;
}
