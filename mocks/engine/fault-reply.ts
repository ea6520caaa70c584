import type { Fault } from '../stage/fault.ts';
import { failure } from '../words/failure.ts';
import type { Locale } from '../words/locale.ts';
import { engineWords } from './engine-words.ts';
import { exampleOf, type Operation } from './operation.ts';

/** The broken answer a fault stands for; null when the fault only delays. A network fault is `Response.error()`. */
export function faultReply(fault: Fault, operation: Operation, locale: Locale): Response | null {
  if ('network' in fault) return Response.error();
  if ('emptyBody' in fault) return new Response(null, { status: 500 });
  if ('malformed' in fault) {
    return new Response('{"success": true, "data": [', { headers: { 'content-type': 'application/json' } });
  }
  if (!('status' in fault)) return null;
  // A broken service speaks the visitor's language; what it refuses is the document's example.
  const example = fault.status < 500 && fault.message === undefined ? exampleOf(operation, fault.status) : null;
  const headers = new Headers();
  if (fault.retryAfterSeconds !== undefined) headers.set('retry-after', String(fault.retryAfterSeconds));
  const body = example ? example.body : failure(fault.message ?? engineWords.fault[locale]);
  return Response.json(body, { status: fault.status, headers });
}
