import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { siteMap } from '@/config/site-map';
import { cacheState } from '@/next-internals/built-pages';
import { routeLabel } from './route-label';

// Seconds: from a page in memory to the timeout of a call of the service.
const buckets = [0.01, 0.05, 0.2, 0.5, 1, 2.5];

// The connection to Redis of this process (`shared-pages.ts`), which counts its failures here.
const shared = globalThis as { kelanaSharedPages?: { ping(): Promise<unknown> } };

export type Metrics = ReturnType<typeof createMetrics>;

function createMetrics(registry: Registry) {
  const registers = [registry];
  const durations = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Histogram({ name: `kelana_${name}_duration_seconds`, help, labelNames, buckets, registers });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `kelana_${name}_total`, help, labelNames, registers });
  return {
    requests: durations('request', 'Requests; aborted: the client left first.', ['route', 'status']),
    pages: counter('pages', 'Pages from the cache (hit, stale), rendered (miss), never cached (none).', ['cache']),
    pageErrors: counter('page_errors', 'Errors of pages, also of a page renewed behind a stale one.', ['route']),
    serviceCalls: durations('service_call', 'Calls of the service for pages.', ['operation', 'result']),
    publications: counter('publications', 'Pages and files renewed after a publication.', ['step', 'result']),
    pictures: durations('picture', 'Pictures made, with their wait for a free slot.'),
    redisDown: new Gauge({
      name: 'kelana_redis_down',
      help: '1 while Redis does not answer.',
      registers,
      // The answer sets the value; without requests an instance sends Redis no other command.
      collect: async () => void (await shared.kelanaSharedPages?.ping()),
    }),
  };
}

/**
 * Starts to count, and answers `/metrics` on a port of its own in the text format of Prometheus. Rejects when the port
 * is in use.
 */
export async function serveMetrics({ port, host }: { port: number; host: string }): Promise<Server> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const metrics = createMetrics(registry);
  const own = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    response.setHeader('Content-Type', registry.contentType).end(await registry.metrics());
  });
  // The process does not stay for this server.
  own.listen(port, host).unref();
  await once(own, 'listening');
  Object.assign(globalThis, { kelanaMetrics: metrics });
  countRequests(metrics, own);
  return own;
}

type Message = { request: IncomingMessage; response: ServerResponse; server: Server };

function countRequests({ requests, pages }: Metrics, own: Server): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Message;
    if (server === own) return;
    const stopTimer = requests.startTimer();
    // Next changes the address of a request while it answers.
    const { url = '' } = request;
    // Next listens ten times, as often as Node takes for granted.
    response.setMaxListeners(response.getMaxListeners() + 1);
    response.once('close', () => {
      const route = routeLabel(url);
      stopTimer({ route, status: response.writableFinished ? String(response.statusCode) : 'aborted' });
      const cache = cacheState(response);
      if (cache || Object.hasOwn(siteMap, route)) pages.inc({ cache: cache ?? 'none' });
    });
  });
}
