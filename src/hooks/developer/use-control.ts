import Router from 'next/router';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { isWorkerMode } from '@/config/env';
import { type ControlClient, controls } from './controls';

const POLL_MS = 2000;

/** Reads from the controls of the host now, and every two seconds while mounted. */
export function useControl<Name extends 'status' | 'outbox'>(name: Name) {
  return useSWR<Awaited<ReturnType<ControlClient[Name]>>, Error>(['control', name], () => controls[name]() as never, {
    refreshInterval: POLL_MS,
    // Must be shorter than the interval, or SWR would skip every second request.
    dedupingInterval: POLL_MS / 4,
    shouldRetryOnError: false,
  });
}

/** Changes a setting of the host. Resolves to false when the host refused; the panel then shows the reason. */
export type Change = (makeChange: (client: ControlClient) => Promise<unknown>) => Promise<boolean>;

/**
 * Returns `change`, which changes a setting of the host and then reloads all data of the page, so that the change
 * becomes visible.
 */
export function useControlChange() {
  const { mutate } = useSWRConfig();
  const [error, setError] = useState<string | null>(null);
  const change: Change = async (makeChange) => {
    try {
      await makeChange(controls);
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

/** Renders the page again from the host in development. A preview's pages are built once and cannot change. */
async function readPageAgain(): Promise<void> {
  if (isWorkerMode) return;
  await Router.router?.replace(Router.asPath, undefined, { scroll: false }).catch(() => undefined);
}
