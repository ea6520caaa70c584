import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { getResponse } from 'msw';
import { allBehaviours } from '../../../mocks/behaviours/all.ts';
import { createHandlers } from '../../../mocks/handlers.ts';
import { createMockContext } from '../../../mocks/mock-context.ts';
import { NOW } from '../target.ts';

export type Drift = (request: Request, response: Response) => Response | Promise<Response>;
export type DriftingHost = { url: string; drift: Drift; asked: Request[]; close(): Promise<void> };

export const noDrift: Drift = (_, response) => response;

/** A copy of the embedded host whose answers pass through `drift` on their way out. */
export async function startDriftingHost(): Promise<DriftingHost> {
  const handlers = createHandlers(createMockContext({ behaviours: allBehaviours, now: () => NOW }));
  const server = createAdaptorServer({
    createServer,
    overrideGlobalObjects: false,
    async fetch(raw: Request) {
      const body = raw.body === null ? null : await raw.arrayBuffer();
      const request = new Request(raw.url, { method: raw.method, headers: raw.headers, body });
      host.asked.push(request.clone());
      const response = (await getResponse(handlers, request)) ?? Response.error();
      return host.drift(request, response);
    },
  }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host: DriftingHost = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    drift: noDrift,
    asked: [],
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return host;
}

/** Changes the JSON of the 200s whose path ends like this. */
export function changed(path: string, change: (body: never) => void): Drift {
  return async (request, response) => {
    if (response.status !== 200 || !new URL(request.url).pathname.endsWith(path)) return response;
    const body = await response.json();
    change(body as never);
    return Response.json(body);
  };
}
