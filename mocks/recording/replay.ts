import { getLocale } from '../messages/locale.ts';
import type { ResponseSource } from './pass-through.ts';
import { keyOf, type RecordedCall, type Recording } from './recording.ts';

/**
 * Answers calls from a recording. Calls with the same method, path, query and language get the recorded answers in their
 * order; the last one repeats. Null for every other call, for files, which are not recorded, and for a call of a member
 * without a token.
 */
export function replay({ exchanges }: Recording): ResponseSource {
  const remaining = Map.groupBy(exchanges.filter(isReplayed), ({ request, language }) => keyOf(request, language));
  return async ({ operation, request }) => {
    if (operation.auth && !request.headers.has('authorization')) return null;
    const { pathname, search } = new URL(request.url);
    const calls = remaining.get(keyOf(`${request.method} ${pathname}${search}`, getLocale(request.headers)));
    const call = calls && calls.length > 1 ? calls.shift() : calls?.[0];
    return call ? { status: call.status, headers: call.headers, body: bodyOf(call) } : null;
  };
}

/** A success with null was a file. */
const isReplayed = ({ status, body }: RecordedCall) => body !== null || status >= 300;

function bodyOf({ body, headers }: RecordedCall): unknown {
  const type = headers['content-type'];
  return type !== undefined && typeof body === 'string' ? new Blob([body], { type }) : (body ?? undefined);
}
