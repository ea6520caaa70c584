import Router from 'next/router';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { isWorkerMode } from '@/config/env';
import { askControl } from './control';

const POLL_MS = 2000;

/** Reads a control path now and every two seconds while it is shown. */
export function useControl<Answer>(path: string) {
  return useSWR<Answer, Error>(['control', path], () => askControl<Answer>('GET', path), {
    refreshInterval: POLL_MS,
    // Below the interval, or every second reading would be left out.
    dedupingInterval: POLL_MS / 4,
    shouldRetryOnError: false,
  });
}

/** Turns a control; then everything the page has read is read again, so that the change is seen. */
export function useControlChange() {
  const { mutate } = useSWRConfig();
  const [error, setError] = useState<string | null>(null);
  const change = async (method: 'POST' | 'DELETE', path: string, wish: object = {}) => {
    try {
      await askControl(method, path, wish);
      setError(null);
      void mutate(() => true).catch(() => undefined);
      await readPageAgain();
      return true;
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem));
      return false;
    }
  };
  return { change, error };
}

/** A preview's pages are built once; in development each request renders the page from the host's data. */
async function readPageAgain(): Promise<void> {
  if (isWorkerMode) return;
  await Router.router?.replace(Router.asPath, undefined, { scroll: false }).catch(() => undefined);
}
