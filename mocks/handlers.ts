import { type HttpHandler, http } from 'msw';
import { findRoute, methodsOf } from './engine/routes.ts';
import { handleCall } from './engine.ts';
import { getLocale, localizedError } from './messages/messages.ts';
import type { MockContext } from './mock-context.ts';

/** One msw handler for all operations, because each handler would read the address and copy the request again. */
export function createHandlers(mockContext: MockContext): HttpHandler[] {
  const isCall = ({ request }: { request: Request }) => isServicePath(new URL(request.url).pathname);
  return [http.all(isCall, async ({ request }) => (await answerCall(mockContext, request)) ?? undefined)];
}

/**
 * Answers a call of the service; null for a path that is none of it. An undocumented path of the service is answered
 * with 404, an undocumented method with 405. A HEAD is answered as a GET; the HTTP server and browsers leave the body
 * out. `address` is the IP address of the caller; null inside this process.
 */
export function answerCall(
  mockContext: MockContext,
  request: Request,
  address: string | null = null,
): Promise<Response> | null {
  const { pathname } = new URL(request.url);
  if (!isServicePath(pathname)) return null;
  if (request.method === 'HEAD') {
    const { url, headers, signal } = request;
    return answerCall(mockContext, new Request(url, { headers, signal }), address);
  }
  const route = findRoute(request.method, pathname);
  if (route) return handleCall(mockContext, route.operationId, request, route.params, address);
  return Promise.resolve(undocumentedCall(mockContext, request, methodsOf(pathname)));
}

const isServicePath = (pathname: string) => /^\/v\d+\//.test(pathname);

function undocumentedCall(mockContext: MockContext, request: Request, methods: string[]): Response {
  const { pathname, search } = new URL(request.url);
  const status = methods.length > 0 ? 405 : 404;
  mockContext.calls.add({
    at: mockContext.now().toISOString(),
    method: request.method,
    path: pathname + search,
    operationId: null,
    requestId: request.headers.get('x-request-id'),
    status,
    durationMs: 0,
    violations: [`${request.method} ${pathname} is not documented`],
  });
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method));
  const body = localizedError(getLocale(request.headers), methods.length > 0 ? 'wrongMethod' : 'unknownPath');
  return Response.json(body, { status, headers: methods.length > 0 ? { allow: allowed.join(', ') } : {} });
}
