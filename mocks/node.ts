import { setupServer } from 'msw/node';
import { createHandlers } from './handlers.ts';
import { createMockContext, type MockContext } from './mock-context.ts';
import type { ScenarioName } from './state/state.ts';

type MockServer = Pick<MockContext, 'database' | 'override' | 'reset' | 'faults' | 'calls' | 'changeSettings'> & {
  /** Starts intercepting fetch in this process. A request unknown to the document fails the test. */
  listen(): void;
  close(): void;
};

/** The service host inside a Vitest process: `beforeAll(server.listen)`, `afterEach(() => server.reset())`. */
export function mockServer({ now, scenario }: { now?: Date; scenario?: ScenarioName } = {}): MockServer {
  const mockContext = createMockContext({ now: now && (() => now), scenario });
  const server = setupServer(...createHandlers(mockContext));
  return {
    ...mockContext,
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    close: () => server.close(),
  };
}
