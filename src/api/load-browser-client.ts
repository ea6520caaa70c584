import type { Client } from '@sdk';

/** Loads the client at the first call instead of with the page, because the content is readable without it. */
export async function loadBrowserClient(): Promise<Pick<Client, 'call'>> {
  const { browserClient } = await import('./browser-client');
  return browserClient;
}
