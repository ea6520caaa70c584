import type { Client } from '@sdk';

/** The client comes with the first call, not with the page: content is readable without it. */
export async function loadBrowserClient(): Promise<Client> {
  const { browserClient } = await import('./browser-client');
  return browserClient;
}
