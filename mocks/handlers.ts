import { type HttpHandler, http } from 'msw';
import { answerCall, servicePath } from './answer-call.ts';
import { findRoute } from './engine/routes.ts';
import type { MockContext } from './mock-context.ts';

/**
 * One msw handler for all operations, because each handler would read the address and copy the request again. It
 * answers every call to an `origin`; without one, the documented calls to any.
 */
export function createHandlers(mockContext: MockContext, origin?: string): HttpHandler[] {
  function isCall({ request }: { request: Request }): boolean {
    const path = servicePath(mockContext, request);
    if (path === null) return false;
    if (origin !== undefined) return new URL(request.url).origin === origin;
    return findRoute(request.method === 'HEAD' ? 'GET' : request.method, path) !== null;
  }
  return [http.all(isCall, async ({ request }) => (await answerCall(mockContext, request)) ?? undefined)];
}
