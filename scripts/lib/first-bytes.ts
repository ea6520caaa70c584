import type { Page, Request } from '@playwright/test';
import { waitUntilIdle } from './settled-page.ts';

/** The bytes that a page loads before any interaction. */
export type FirstBytes = {
  chatBytes: number;
  /** Every picture that was downloaded, the heaviest first. */
  pictures: { name: string; bytes: number }[];
};

type Loaded = { request: Request; bytes: number };

const IDLE_LIMIT_MS = 10_000;

const isChat = (url: string) => /\/packs\/|chatwoot|\/widget/.test(url);

/** Opens the address and returns the bytes that were loaded when the page and the network are idle. */
export async function firstBytesOf(page: Page, url: string): Promise<FirstBytes> {
  const finished: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    finished.push(
      request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => ({ request, bytes: responseBodySize + responseHeadersSize }),
        () => ({ request, bytes: 0 }),
      ),
    );
  });
  await page.goto(url);
  await waitUntilIdle(page);
  // A prefetch that the server refuses may stay open without end.
  await page.waitForLoadState('networkidle', { timeout: IDLE_LIMIT_MS }).catch(() => undefined);
  const loaded = await Promise.all(finished);
  const pictures = loaded
    .filter(({ request }) => request.resourceType() === 'image' && !request.url().startsWith('data:'))
    .map(({ request, bytes }) => ({ name: request.url(), bytes }))
    .sort((a, b) => b.bytes - a.bytes);
  const chatBytes = loaded.filter(({ request }) => isChat(request.url())).reduce((sum, { bytes }) => sum + bytes, 0);
  return { chatBytes, pictures };
}
