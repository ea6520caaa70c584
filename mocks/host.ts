import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { answerCall } from './answer-call.ts';
import { handleControl } from './control/controls.ts';
import type { Database } from './database.ts';
import { handleEditor } from './editor/editor.ts';
import { isCutResponse } from './engine/fault-response.ts';
import { copyRequest } from './host/copy-request.ts';
import { listen } from './host/listen.ts';
import { serveStatic } from './host/serve-static.ts';
import { createWebhook } from './host/webhook.ts';
import { errorBody } from './messages/messages.ts';
import { createMockContext, type MockContext } from './mock-context.ts';
import { createSnapshot, parseSnapshot, restoreOptions, type Snapshot } from './snapshot.ts';
import { lockFile } from './state/file-lock.ts';
import { createStateFile } from './state/persistence.ts';
import type { ScenarioName } from './state/state.ts';
import { createWorlds, isWorldName, readWorldName } from './worlds.ts';

type HostOptions = {
  /** 0 chooses any free port. */
  port: number;
  /** The address to listen on, '0.0.0.0' for all; by default only this machine can reach the host. */
  address?: string;
  /** Without it the state ends with the process. */
  stateFile?: string;
  scenario?: ScenarioName;
  now?: () => Date;
  /** The website that is told of publications, and the secret that signs the calls. */
  webhook?: { url: string; secret: string };
  /** The secret with which the website reads drafts. */
  draftToken?: string;
  /** True when the limits of the document apply from the start. */
  isRateLimited?: boolean;
};

/** `mockContext` and `database` are those of the main world. */
export type Host = { url: string; mockContext: MockContext; database(): Database; close(): Promise<void> };

/**
 * Starts the embedded service host over HTTP. Rejects with the socket's error (EADDRINUSE) when the port is taken, and
 * with a sentence when the state file is in use or cannot be written.
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const { port, address, stateFile, scenario, now, webhook, draftToken, isRateLimited } = options;
  if (stateFile !== undefined) lockFile(stateFile);
  const file = stateFile === undefined ? undefined : createStateFile<Snapshot>(stateFile);
  const common = { now, scenario, draftToken };
  // Only the main world is stored and published, because the website shows it.
  const mainContext: MockContext = createMockContext({
    ...common,
    isRateLimited,
    ...restoreOptions(
      file?.load((value) => parseSnapshot(value, now?.())),
      scenario,
    ),
    onChange: () => file?.schedule(() => createSnapshot(mainContext)),
    onPublish: webhook && createWebhook({ ...webhook, now }),
  });
  const worlds = createWorlds(() => createMockContext({ ...common, isRateLimited: mainContext.rateLimits.isOn() }));
  // With an explicit address the host is reached under other names on purpose.
  const access = { isLoopbackOnly: address === undefined, worlds };

  // Preview links lead to the origin of the webhook.
  const preview = webhook && { siteUrl: new URL(webhook.url).origin, secret: webhook.secret };

  async function serve(request: Request, caller: string | null): Promise<Response> {
    const world = readWorldName(request.headers);
    if (world !== null && !isWorldName(world)) {
      const body = errorBody('the name of a world has 1 to 64 letters, digits, hyphens, dots and underscores');
      return Response.json(body, { status: 400 });
    }
    const mockContext = world === null ? mainContext : worlds.get(world);
    const response =
      (await handleControl(mockContext, request, access)) ??
      (await handleEditor(mockContext, request, { ...access, preview })) ??
      (await serveStatic(mockContext, request)) ??
      (await answerCall(mockContext, request, caller)) ??
      Response.json(errorBody('not found'), { status: 404 });
    // The middleware that compresses would copy a response to add this header.
    if (response.headers.get('content-type') === 'application/json') response.headers.set('vary', 'Accept-Encoding');
    return response;
  }

  // Compressed when the client accepts it, as a gateway in front of a service does.
  const app = new Hono<{ Bindings: HttpBindings }>().use(compress());
  app.use((context, next) => {
    // No page of another origin may read the controls and the editor.
    if (/^\/(__mock|edit)(\/|$)/.test(context.req.path)) return next();
    context.header('cross-origin-resource-policy', 'cross-origin');
    return allowOrigins(context, next);
  });
  app.all('*', async ({ req, env }) => {
    const copy = await copyRequest(req.raw);
    const response = copy instanceof Response ? copy : await serve(copy, addressOf(env.incoming));
    if (response.type === 'error') return destroyConnection(env.incoming);
    return isCutResponse(response) ? withBrokenConnection(response, env.incoming) : response;
  });
  const makeServer = () =>
    createAdaptorServer({ createServer, overrideGlobalObjects: false, fetch: app.fetch }) as Server;
  const { url, servers } = await listen(makeServer, port, address);
  return {
    url,
    mockContext: mainContext,
    database: () => mainContext.database(),
    async close() {
      await Promise.all(servers.map(closeServer));
      await file?.flush();
    },
  };
}

/** The address of the caller, the same for each spelling of this machine's. */
function addressOf({ socket }: IncomingMessage): string | null {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? null;
  return address === '::1' ? '127.0.0.1' : address;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

// A network fault over HTTP is a broken connection, which no status can express. Browsers resend a request on their own
// when a connection that was used before closes without a byte, and one fault would stay unseen; text that is no HTTP
// prevents that.
function destroyConnection(incoming: IncomingMessage): Response {
  incoming.socket.write('broken\r\n');
  incoming.socket.destroySoon();
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

// Breaks the connection itself, because the server would log an error of the body stream.
function withBrokenConnection(response: Response, incoming: IncomingMessage): Response {
  const reader = response.body?.getReader();
  const body = new ReadableStream({
    async pull(controller) {
      try {
        const part = await reader?.read();
        controller.enqueue(part?.value);
      } catch {
        incoming.socket.destroy();
        controller.close();
      }
    },
  });
  return new Response(body, response);
}

/** Lets any origin read the responses, with any headers it asks for, because the site and the host have different ports. */
const allowOrigins = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposeHeaders: ['content-disposition', 'date', 'retry-after', 'allow', 'x-mock-violations', 'x-request-id'],
  maxAge: 600,
});
