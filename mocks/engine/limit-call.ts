import type { OperationId } from '@sdk';
import { errorBody } from '../messages/error-body.ts';
import type { Locale } from '../messages/locale.ts';
import type { Caller, RateLimits } from '../mock-context/rate-limits.ts';
import { tooManyRequestsMessage } from './engine-messages.ts';
import type { Operation } from './operation.ts';
import type { EngineReply } from './to-response.ts';

type LimitedCall = {
  mockContext: { rateLimits: RateLimits };
  operationId: OperationId;
  operation: Operation;
  locale: Locale;
  /** The IP address of the caller; null for a call inside this process. */
  address: string | null;
};

/**
 * Returns the reply of `run`, or a 429 with `Retry-After` when the caller has reached a limit of the operation. The body
 * must be valid, because its e-mail address is the key of a limit.
 */
export async function limitCall(
  call: LimitedCall,
  body: unknown,
  sessionEmail: string | null,
  run: () => Promise<EngineReply>,
): Promise<EngineReply> {
  const { mockContext, operationId, operation, locale, address } = call;
  const { rateLimits: limits = [] } = operation;
  const caller: Caller = { operationId, address, member: emailIn(body) ?? sessionEmail };
  const counted = mockContext.rateLimits.start(limits, caller);
  const { waitSeconds: seconds } = counted;
  if (seconds > 0) {
    return {
      status: 429,
      body: errorBody(tooManyRequestsMessage(seconds, locale)),
      headers: { 'retry-after': String(seconds) },
      refused: [tooManyRequestsMessage(seconds, 'en')],
    };
  }
  const reply = await run();
  counted.finish(reply.status);
  return reply;
}

/** The e-mail address in a body: `email`, or `pic_email` of a company. */
function emailIn(body: unknown): string | null {
  const { email, pic_email: picEmail } = Object(body) as Record<string, unknown>;
  const address = email ?? picEmail;
  return typeof address === 'string' ? address : null;
}
