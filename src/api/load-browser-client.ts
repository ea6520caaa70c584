import type { Client } from '@sdk';

/** Loads the client at the first call instead of with the page, because the content is readable without it. */
export async function loadBrowserClient(): Promise<Pick<Client, 'call'>> {
  // The comparison stays inline, so that other builds drop the branch and its imports.
  if (process.env.NEXT_PUBLIC_SERVICE_MODE === 'worker') await (await import('./worker-mode')).startService();
  const { browserClient } = await import('./browser-client');
  return browserClient;
}
