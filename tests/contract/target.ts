import { getResponse } from 'msw';
import type { Behaviours } from '../../mocks/behaviour.ts';
import { allBehaviours } from '../../mocks/behaviours/all.ts';
import { handleControl } from '../../mocks/control/controls.ts';
import { createHandlers } from '../../mocks/handlers.ts';
import { serveStatic } from '../../mocks/host/serve-static.ts';
import { startHost } from '../../mocks/host.ts';
import { createMockContext, type MockContext } from '../../mocks/mock-context.ts';

/** The current time of the host in every contract test. */
export const NOW = new Date('2027-01-15T03:00:00Z');

/** A running service host, and the way to send requests to it. */
export type Target = {
  mockContext: MockContext;
  origin: string;
  send(request: Request): Promise<Response>;
  close(): Promise<void>;
};

/** Returns a host that handles requests in this process, without a socket. */
export async function inProcess(behaviours: Behaviours = allBehaviours): Promise<Target> {
  const mockContext = createMockContext({ behaviours, now: () => NOW });
  const handlers = createHandlers(mockContext);
  return {
    mockContext,
    origin: 'http://service.example',
    async send(request) {
      const otherResponse = (await handleControl(mockContext, request)) ?? (await serveStatic(mockContext, request));
      return otherResponse ?? (await getResponse(handlers, request)) ?? Response.error();
    },
    close: async () => {},
  };
}

/** Starts a host on a free port; with a state file it continues from the stored state. */
export async function overHttp(stateFile?: string): Promise<Target> {
  const host = await startHost({ port: 0, now: () => NOW, ...(stateFile !== undefined && { stateFile }) });
  return { mockContext: host.mockContext, origin: host.url, send: (request) => fetch(request), close: host.close };
}

export const targets = [
  ['in process', () => inProcess()],
  ['over HTTP', () => overHttp()],
] as const;
