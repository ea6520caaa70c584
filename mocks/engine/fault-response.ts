import { errorBody, type Locale, translate } from '../messages/messages.ts';
import type { Fault, GivenResponse } from '../mock-context/fault.ts';
import { findExample } from './examples.ts';
import type { Operation } from './operation.ts';
import { toResponse } from './reply.ts';

// The HTTP host closes the connection of a response with this header when its body fails; see `isCutResponse`.
const CUT_HEADER = 'x-mock-cut';

/** The response of a fault; null when the fault only delays or hangs. A network fault is `Response.error()`. */
export function faultResponse(fault: Fault, operation: Operation, locale: Locale): Response | null {
  if ('network' in fault) return Response.error();
  if ('emptyBody' in fault) return new Response(null, { status: 500 });
  if ('malformed' in fault) {
    return new Response('{"success": true, "data": [', { headers: { 'content-type': 'application/json' } });
  }
  if ('wrongShape' in fault) return Response.json(wrongShapeBody(operation));
  if ('cut' in fault) return cutResponse();
  if ('response' in fault) return givenResponse(fault.response);
  if (!('status' in fault)) return null;
  // The message of the fault comes first, then, below 500, the example of the document.
  const example = fault.status < 500 && fault.message === undefined ? findExample(operation, fault.status) : null;
  const headers = new Headers();
  if (fault.retryAfterSeconds !== undefined) headers.set('retry-after', String(fault.retryAfterSeconds));
  const body = example ? example.body : errorBody(fault.message ?? translate(locale, 'fault'));
  return Response.json(body, { status: fault.status, headers });
}

/** A text is sent as it is when the given headers say that it is no JSON. */
function givenResponse({ status, body, headers }: GivenResponse): Response {
  const type = new Headers(headers).get('content-type');
  const isText = typeof body === 'string' && type !== null && !type.includes('json');
  return isText ? new Response(body, { status, headers }) : toResponse({ status, body, headers });
}

/** A list where the document has an object, and vice versa, like the response of an incompatible release. */
function wrongShapeBody(operation: Operation): object {
  const { data } = Object(findExample(operation, 200)?.body) as { data?: unknown };
  return { success: true, message: '', data: Array.isArray(data) ? { rows: [] } : [{ rows: [] }] };
}

/** True for a response whose connection breaks halfway. */
export const isCutResponse = ({ headers }: Response) => headers.has(CUT_HEADER);

function cutResponse(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"success": true, "message": "", "data": [')),
    // Delayed, so that the first half is sent before the error.
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      controller.error(new Error('The connection broke in the middle of the response.'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json', [CUT_HEADER]: 'yes' } });
}
