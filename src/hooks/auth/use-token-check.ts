import type { ApiError } from '@sdk';
import { useCallback, useEffect, useState } from 'react';
import { callInBrowser } from '@/api/call-in-browser';
import { isApiError } from '@/api/is-api-error';

export type TokenCheck =
  | { state: 'checking' }
  | { state: 'good' }
  /** The service does not know this token (any more). */
  | { state: 'refused'; error: ApiError }
  /** Undecided: the service did not answer or is busy, or our own code failed (then without an error). */
  | { state: 'failed'; error: ApiError | null };

const undecided = new Set<ApiError['kind']>(['network', 'timeout', 'server']);

/** Checks whether the token of a link is still valid; `check` repeats it. */
export function useTokenCheck(token: string): { result: TokenCheck; check: () => void } {
  const [result, setResult] = useState<TokenCheck>({ state: 'checking' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round repeats the check
  useEffect(() => {
    const leaving = new AbortController();
    const settle = (next: TokenCheck) => leaving.signal.aborted || setResult(next);
    setResult({ state: 'checking' });
    callInBrowser('checkToken', { body: { token } }, { signal: leaving.signal })
      .then(() => settle({ state: 'good' }))
      .catch((error: unknown) => {
        if (!isApiError(error)) settle({ state: 'failed', error: null });
        else settle({ state: undecided.has(error.kind) ? 'failed' : 'refused', error });
      });
    return () => leaving.abort();
  }, [token, round]);

  return { result, check: useCallback(() => setRound((count) => count + 1), []) };
}
