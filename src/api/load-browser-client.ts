import type { Client } from '@sdk';
import type { RetryPolicy } from './retry-policy';

/** The client comes with the first call, not with the page: content is readable without it. */
export async function loadBrowserClient(): Promise<Client> {
  // Written out, so that other builds leave the branch and all behind it out.
  if (process.env.NEXT_PUBLIC_SERVICE_MODE === 'worker') await (await import('./worker-mode')).startService();
  const { browserClient } = await import('./browser-client');
  return browserClient;
}

/** What decides when a query may be asked again comes with the client. */
export async function loadRetryPolicy(): Promise<RetryPolicy> {
  return (await import('./browser-client')).retryPolicy;
}
