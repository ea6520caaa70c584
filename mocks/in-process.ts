import { getResponse, type HttpHandler } from 'msw';
import { allBehaviours } from './behaviours/all.ts';
import { createHandlers } from './handlers.ts';
import { createMockContext } from './mock-context.ts';

let handlers: HttpHandler[] | undefined;

/** Answers a request from today's seeded database without a host. An unknown path is a network error. */
export async function answerInProcess(request: Request): Promise<Response> {
  handlers ??= createHandlers(createMockContext({ behaviours: allBehaviours }));
  return (await getResponse(handlers, request)) ?? Response.error();
}
