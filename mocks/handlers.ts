import type { OperationId } from '@sdk';
import { type HttpHandler, http } from 'msw';
import { engineMessages } from './engine/engine-messages.ts';
import { allOperations } from './engine/operation.ts';
import { pathPattern } from './engine/path-pattern.ts';
import { handleCall } from './engine.ts';
import { errorBody } from './messages/error-body.ts';
import { getLocale } from './messages/locale.ts';
import type { MockContext } from './mock-context.ts';

type Params = Record<string, string>;

/** One msw handler for each documented operation, then one for undocumented paths and methods. */
export function createHandlers(mockContext: MockContext): HttpHandler[] {
  const routes = allOperations()
    .map(([operationId, operation]) => ({ operationId, operation, pattern: pathPattern(operation.path) }))
    // The most specific path first: `/tour/terms` before `/tour/{id}`.
    .sort((a, b) => b.pattern.fixedCount - a.pattern.fixedCount);

  const operationHandlers = routes.map(({ operationId, operation, pattern }) => {
    const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    // A predicate matches the whole path on any host; the path `*/v1/…` of msw would also match `/other/v1/…`.
    return http[method]<Params>(
      ({ request }) => {
        const params = pattern.match(new URL(request.url).pathname);
        return { matches: params !== null, params: params ?? {} };
      },
      ({ request, params }) => handleCall(mockContext, operationId as OperationId, request, params),
    );
  });

  const allowedMethods = (pathname: string) =>
    routes.filter(({ pattern }) => pattern.match(pathname)).map(({ operation }) => operation.method);
  return [...operationHandlers, createFallbackHandler(mockContext, allowedMethods)];
}

function createFallbackHandler(mockContext: MockContext, allowedMethods: (pathname: string) => string[]): HttpHandler {
  return http.all(
    ({ request }) => /^\/v\d+\//.test(new URL(request.url).pathname),
    ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const methods = allowedMethods(pathname);
      const locale = getLocale(request.headers);
      const status = methods.length > 0 ? 405 : 404;
      const message = methods.length > 0 ? engineMessages.wrongMethod[locale] : engineMessages.unknownPath[locale];
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
      const headers = methods.length > 0 ? { allow: methods.join(', ') } : undefined;
      return Response.json(errorBody(message), { status, ...(headers && { headers }) });
    },
  );
}
