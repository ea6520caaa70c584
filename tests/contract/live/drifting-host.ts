import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { answerCall } from '../../../mocks/answer-call.ts';
import { findRoute } from '../../../mocks/engine/routes.ts';
import { createMockContext } from '../../../mocks/mock-context.ts';
import { partsOf } from '../../../scripts/contract/judge.ts';
import { contract } from '../../../scripts/contract/live/command.ts';
import { calls, isJsonObject } from '../../../scripts/generate/document.ts';
import { document } from '../document.ts';
import { NOW } from '../target.ts';

/** Changes a response on its way out. */
export type Drift = (request: Request, response: Response) => Response | Promise<Response>;
export type DriftingHost = { url: string; drift: Drift; requests: Request[]; close(): Promise<void> };

export const noDrift: Drift = (_, response) => response;

/** Starts an embedded host whose responses pass through `drift` before they are sent; records all requests. */
export async function startDriftingHost(): Promise<DriftingHost> {
  const mockContext = createMockContext({ now: () => NOW });
  const server = createAdaptorServer({
    createServer,
    overrideGlobalObjects: false,
    async fetch(incoming: Request) {
      const body = incoming.body === null ? null : await incoming.arrayBuffer();
      const request = new Request(incoming.url, { method: incoming.method, headers: incoming.headers, body });
      host.requests.push(request.clone());
      const response = (await answerCall(mockContext, request)) ?? Response.error();
      return host.drift(request, response);
    },
  }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host: DriftingHost = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    drift: noDrift,
    requests: [],
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return host;
}

/** Returns a drift that changes the JSON of every 200 whose path has this ending. */
export function driftOfBody(pathEnding: string, change: (body: never) => void): Drift {
  return async (request, response) => {
    if (response.status !== 200 || !new URL(request.url).pathname.endsWith(pathEnding)) return response;
    const body = await response.json();
    change(body as never);
    return Response.json(body);
  };
}

const operations = calls(document);

/** A service as it was described: without the proposed operations and fields. */
export const withoutProposals: Drift = async (request, response) => {
  const route = findRoute(request.method, new URL(request.url).pathname);
  const call = operations.find(({ id }) => id === route?.operationId);
  if (call?.proposal) return Response.json({ message: 'x' }, { status: 404 });
  const schema = call?.responses[response.status]?.media['application/json']?.value.schema;
  if (!schema) return response;
  const body = await response.json();
  removeProposals([schema], body);
  return Response.json(body, { status: response.status });
};

function removeProposals(schemas: unknown[], value: unknown): void {
  const parts = schemas.flatMap((schema) => partsOf(document, schema));
  const items = parts.flatMap((part) => part.items ?? []);
  if (Array.isArray(value)) for (const one of value) removeProposals(items, one);
  if (!isJsonObject(value)) return;
  for (const [name, schema] of parts.flatMap(({ properties }) => Object.entries(properties ?? {}))) {
    if (isJsonObject(schema) && [schema, ...partsOf(document, schema)].some((part) => part['x-proposed']))
      delete value[name];
    else removeProposals([schema], value[name]);
  }
}

/** Runs `npm run contract` without pauses; resolves with its exit code and its output lines. */
export async function runContract(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await contract(['--rate', '100000', ...args], env, (text) => lines.push(...text.split('\n')));
  return { code, lines };
}
