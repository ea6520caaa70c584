import { findRoute, methodsOf } from './engine/routes.ts';
import { handleCall } from './engine.ts';
import { getLocale, localizedError } from './messages/messages.ts';
import type { MockContext } from './mock-context.ts';

/** The path of a request below that of the service; null when it is none of a call, `/v1/…`. */
export function servicePath({ basePath }: MockContext, { url }: Request): string | null {
  const { pathname } = new URL(url);
  const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : '';
  return /^\/v\d+\//.test(path) ? path : null;
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
  const path = servicePath(mockContext, request);
  if (path === null) return null;
  if (request.method === 'HEAD') {
    const { url, headers, signal } = request;
    return answerCall(mockContext, new Request(url, { headers, signal }), address);
  }
  const route = findRoute(request.method, path);
  if (route) return handleCall(mockContext, route.operationId, request, route.params, address);
  return Promise.resolve(undocumentedCall(mockContext, request, methodsOf(path)));
}

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
