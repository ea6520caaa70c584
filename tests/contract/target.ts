import { getResponse } from 'msw';
import type { Behaviours } from '../../mocks/behaviour.ts';
import { allBehaviours } from '../../mocks/behaviours/all.ts';
import { handleControl } from '../../mocks/control/handle-control.ts';
import { createHandlers } from '../../mocks/handlers.ts';
import { serveStatic } from '../../mocks/host/serve-static.ts';
import { startHost } from '../../mocks/host.ts';
import { createMockContext, type MockContext } from '../../mocks/mock-context.ts';

/** The day on which every contract test happens. */
export const NOW = new Date('2027-01-15T03:00:00Z');

export type Target = {
  mockContext: MockContext;
  origin: string;
  send(request: Request): Promise<Response>;
  close(): Promise<void>;
};

/** Everything the host answers, without its socket. */
export async function inProcess(behaviours: Behaviours = allBehaviours): Promise<Target> {
  const mockContext = createMockContext({ behaviours, now: () => NOW });
  const handlers = createHandlers(mockContext);
  return {
    mockContext,
    origin: 'http://service.example',
    async send(request) {
      const beside = (await handleControl(mockContext, request)) ?? (await serveStatic(mockContext, request));
      return beside ?? (await getResponse(handlers, request)) ?? Response.error();
    },
    close: async () => {},
  };
}

/** A host on a free port; with a state file it continues from the state of the previous one. */
export async function overHttp(stateFile?: string): Promise<Target> {
  const host = await startHost({ port: 0, now: () => NOW, ...(stateFile !== undefined && { stateFile }) });
  return { mockContext: host.mockContext, origin: host.url, send: (request) => fetch(request), close: host.close };
}

export const targets = [
  ['in process', () => inProcess()],
  ['over HTTP', () => overHttp()],
] as const;
