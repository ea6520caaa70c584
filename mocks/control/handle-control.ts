import { errorBody } from '../messages/error-body.ts';
import type { MockContext } from '../mock-context.ts';
import type { Worlds } from '../worlds.ts';
import { readControlBody } from './control-body.ts';
import { badRequest, controlFields, controls } from './controls.ts';

type Access = {
  /** True when requests must use a loopback name of this machine. */
  isLoopbackOnly?: boolean;
  /** The other worlds of the host. */
  worlds?: Worlds;
};

/** The names of this machine in a URL. */
export const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The control API for tests and demos under `/__mock`; null for every other path. It serves command-line tools and
 * this host's own pages. Other origins are refused, because it reveals recovery links and can reset all data.
 */
export async function handleControl(
  mockContext: MockContext,
  request: Request,
  access: Access = {},
): Promise<Response | null> {
  const { pathname, origin: hostOrigin, hostname } = new URL(request.url);
  if (pathname !== '/__mock' && !pathname.startsWith('/__mock/')) return null;
  // DNS rebinding: a page whose name resolves to this machine has the host's own origin, so the name must be checked.
  if (access.isLoopbackOnly && !LOOPBACK.includes(hostname)) return forbidden('other names than localhost');
  // Browsers send the origin of the page; other clients send no Origin.
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== hostOrigin) return forbidden('other origins');
  return runControl(mockContext, request, access.worlds);
}

async function runControl(mockContext: MockContext, request: Request, worlds?: Worlds): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const name = `${request.method === 'HEAD' ? 'GET' : request.method} ${pathname}`;
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!control) return Response.json(errorBody('unknown control'), { status: 404 });
  // A query string would be ignored, and a DELETE without an id in its body removes everything.
  if (search !== '') return badRequest('parameters belong in the JSON body, not in the query string');
  const body = await readControlBody(request);
  if (!body) return badRequest('the body is not a JSON object');
  const unknown = Object.keys(body).find((field) => controlFields[name]?.includes(field) === false);
  return unknown ? badRequest(`unknown field ${unknown}`) : control(mockContext, body, worlds);
}

function forbidden(caller: string): Response {
  return Response.json(errorBody(`control is closed to ${caller}`), { status: 403 });
}
