import type { Client } from '@sdk';

/** The client comes with the first call, not with the page: content is readable without it. */
export async function loadBrowserClient(): Promise<Client> {
  // Written out, so that other builds leave the branch and all behind it out.
  if (process.env.NEXT_PUBLIC_SERVICE_MODE === 'worker') await (await import('./worker-mode')).startService();
  const { browserClient } = await import('./browser-client');
  return browserClient;
}
