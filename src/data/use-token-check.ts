import type { ApiError } from '@sdk';
import { useCallback, useEffect, useState } from 'react';
import { callInBrowser } from './call-in-browser';
import { isApiError } from './sdk-values';

type TokenCheck =
  | { state: 'checking' }
  | { state: 'good' }
  /** The service rejects this token. */
  | { state: 'refused'; error: ApiError }
  /** The check failed: the service did not respond or is busy, or the site's code failed (then without an error). */
  | { state: 'failed'; error: ApiError | null };

const undecided = new Set<ApiError['kind']>(['network', 'timeout', 'server']);

/** Returns whether the token of a link is still valid; `check` repeats the check. */
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
