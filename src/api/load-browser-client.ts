import type { Client } from '@sdk';
import type { RetryPolicy } from './retry-policy';

/** Loads the client with the first call instead of with the page, whose content is readable without it. */
export async function loadBrowserClient(): Promise<Client> {
  // The comparison stays inline, so that other builds drop the branch and its imports.
  if (process.env.NEXT_PUBLIC_SERVICE_MODE === 'worker') await (await import('./worker-mode')).startService();
  const { browserClient } = await import('./browser-client');
  return browserClient;
}

/** The retry policy is part of the client's chunk. */
export async function loadRetryPolicy(): Promise<RetryPolicy> {
  return (await import('./browser-client')).retryPolicy;
}
