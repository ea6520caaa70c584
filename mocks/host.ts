import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { getResponse } from 'msw';
import { allBehaviours } from './behaviours/all.ts';
import { controlPath } from './control.ts';
import { preflight, withCors } from './cors.ts';
import { createHandlers } from './handlers.ts';
import { copyOf } from './host-request.ts';
import { createStateFile } from './persistence.ts';
import { isState } from './saved-state.ts';
import type { ScenarioName } from './scenarios.ts';
import { createStage, type Stage } from './stage.ts';
import type { State } from './state.ts';
import { staticPath } from './static-path.ts';
import type { World } from './world.ts';

export type HostOptions = {
  /** 0 takes any free port. */
  port: number;
  /** Without it nothing survives the process. */
  stateFile?: string;
  scenario?: ScenarioName;
  now?: () => Date;
};

export type Host = { url: string; stage: Stage; world(): World; close(): Promise<void> };

/** The embedded service host over HTTP. Rejects with the socket's error (EADDRINUSE) when the port is taken. */
export async function startHost({ port, stateFile, scenario, now = () => new Date() }: HostOptions): Promise<Host> {
  const file = stateFile === undefined ? undefined : createStateFile<State>(stateFile);
  const state = file?.load(isState);
  const stage: Stage = createStage({
    behaviours: allBehaviours,
    now,
    ...(scenario && { scenario }),
    ...(state && { state }),
    onChange: () => file?.schedule(() => stage.world().state),
  });
  const handlers = createHandlers(stage);

  async function serve(request: Request): Promise<Response> {
    const early = preflight(request) ?? (await staticPath(stage, request)) ?? (await controlPath(stage, request));
    const response = early ?? (await getResponse(handlers, request));
    return response ?? Response.json({ success: false, message: 'not found' }, { status: 404 });
  }

  const server = createAdaptorServer({
    createServer,
    overrideGlobalObjects: false,
    async fetch(raw, { incoming }) {
      const copy = await copyOf(raw);
      const response = copy instanceof Response ? copy : await serve(copy);
      if (response.type === 'error') return hangUp(incoming as IncomingMessage);
      return withCors(response);
    },
  }) as Server;
  const url = await listening(server, port);
  return {
    url,
    stage,
    world: () => stage.world(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await file?.flush();
    },
  };
}

// A network fault over HTTP is a connection that breaks: no status can say it.
function hangUp(incoming: IncomingMessage): Response {
  incoming.socket.destroy();
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

function listening(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' && address ? address.port : port}`);
    });
  });
}
