import { answerCall } from './handlers.ts';
import { createMockContext, type MockContext } from './mock-context.ts';

let mockContext: MockContext | undefined;

/** Answers a request from today's seeded database without a host. An unknown path is a network error. */
export async function answerInProcess(request: Request): Promise<Response> {
  mockContext ??= createMockContext();
  return (await answerCall(mockContext, request)) ?? Response.error();
}
