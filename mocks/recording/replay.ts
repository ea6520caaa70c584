import { getLocale } from '../messages/locale.ts';
import type { AnswerOutside } from './pass-through.ts';
import { keyOf, type RecordedCall, type Recording } from './recording.ts';

/**
 * Answers calls from a recording: a call with the same method, path, query and language gets its answers in the order in
 * which they were recorded, and then the last one again. The returned function resolves to null for every other call,
 * and for files, which are not recorded.
 */
export function replay({ exchanges }: Recording): AnswerOutside {
  const remaining = new Map<string, RecordedCall[]>();
  for (const call of exchanges) {
    if (call.body === null) continue;
    const key = keyOf(call.request, call.language);
    remaining.set(key, [...(remaining.get(key) ?? []), call]);
  }
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const calls = remaining.get(keyOf(`${request.method} ${pathname}${search}`, getLocale(request.headers)));
    const call = calls && calls.length > 1 ? calls.shift() : calls?.[0];
    return call ? { status: call.status, headers: call.headers, body: call.body } : null;
  };
}
