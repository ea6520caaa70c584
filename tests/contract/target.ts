import { afterAll, beforeAll } from 'vitest';
import { answerCall } from '../../mocks/answer-call.ts';
import type { Behaviours } from '../../mocks/behaviour.ts';
import { handleControl } from '../../mocks/control/controls.ts';
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
export async function inProcess(behaviours?: Behaviours): Promise<Target> {
  const mockContext = createMockContext({ behaviours, now: () => NOW });
  return {
    mockContext,
    origin: 'http://service.example',
    async send(request) {
      const otherResponse = (await handleControl(mockContext, request)) ?? (await serveStatic(mockContext, request));
      return otherResponse ?? (await answerCall(mockContext, request)) ?? Response.error();
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

/** Opens a target before the tests of a file or a block, and closes it after them. */
export function withTarget(open: () => Promise<Target> = inProcess): Target {
  const target = {} as Target;
  beforeAll(async () => void Object.assign(target, await open()));
  afterAll(() => target.close());
  return target;
}
