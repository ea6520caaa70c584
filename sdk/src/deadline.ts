/** The longest delay of `setTimeout` in ms, about 25 days; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Combines the caller's signal with a timeout; `Infinity` is none. `AbortSignal.any` is not used because browsers from
 * before 2024 lack it, and this timer also ends with the call.
 */
export function startDeadline(ms: number, outer?: AbortSignal) {
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  // An abort while nothing waits is no unhandled rejection.
  aborted.catch(() => undefined);
  const timer =
    ms <= LONGEST_TIMER_MS
      ? setTimeout(() => controller.abort(new DOMException(`No answer within ${ms} ms`, 'TimeoutError')), ms)
      : undefined;
  const follow = () => controller.abort(outer?.reason);
  if (outer?.aborted) follow();
  outer?.addEventListener('abort', follow);

  return {
    signal,
    /** Rejects with the signal's reason when it aborts, even if `work` does not watch the signal. */
    race: <Value>(work: Promise<Value>): Promise<Value> => Promise.race([work, aborted]),
    stop() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}

export type Deadline = ReturnType<typeof startDeadline>;
