import { errorBody } from '../messages/error-body.ts';
import type { MockContext } from '../mock-context.ts';
import { wishOf } from './control-wish.ts';
import { controls, refused } from './controls.ts';

type Access = {
  /** The origin of the developer panel. */
  panelOrigin?: string;
  /** True when requests must use a loopback name of this machine. */
  isLoopbackOnly?: boolean;
};

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The control API for tests and demos under `/__mock`; null for every other path. It serves command-line tools, this
 * host's own pages and pages of `panelOrigin`. Other origins are refused, because it reveals recovery links and can
 * reset all data.
 */
export async function controlPath(
  mockContext: MockContext,
  request: Request,
  access: Access = {},
): Promise<Response | null> {
  const { pathname, origin: own, hostname } = new URL(request.url);
  if (pathname !== '/__mock' && !pathname.startsWith('/__mock/')) return null;
  // DNS rebinding: a page whose name resolves to this machine has the host's own origin, so the name must be checked.
  if (access.isLoopbackOnly && !LOOPBACK.includes(hostname)) return closed('other names than localhost');
  // Browsers send the origin of the page; other clients send no Origin.
  const origin = request.headers.get('origin');
  if (origin === null || origin === own) return answered(mockContext, request, pathname);
  if (origin !== access.panelOrigin) return closed('other origins');
  return openedTo(origin, isPreflight(request) ? allowed() : await answered(mockContext, request, pathname));
}

async function answered(mockContext: MockContext, request: Request, pathname: string): Promise<Response> {
  const name = `${request.method} ${pathname}`;
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!control) return Response.json(errorBody('unknown control'), { status: 404 });
  // A query string would be ignored, and a DELETE without an id in its body removes everything.
  if (new URL(request.url).search !== '') return refused('wishes come as JSON in the body, not in the address');
  const wish = await wishOf(request);
  return wish ? control(mockContext, wish) : refused('the body is not a JSON object');
}

function closed(whom: string): Response {
  return Response.json(errorBody(`control is closed to ${whom}`), { status: 403 });
}

function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('access-control-request-method');
}

function allowed(): Response {
  const headers = {
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '600',
  };
  return new Response(null, { status: 204, headers });
}

function openedTo(origin: string, response: Response): Response {
  response.headers.set('access-control-allow-origin', origin);
  response.headers.set('vary', 'origin');
  return response;
}
