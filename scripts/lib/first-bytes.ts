import type { Page, Request } from '@playwright/test';
import { waitUntilIdle } from './settled-page.ts';

const IDLE_LIMIT_MS = 10_000;

const isChat = (url: string) => /\/packs\/|chatwoot|\/widget/.test(url);

/**
 * Opens the address and returns the bytes of the chat and of every picture that were loaded when the page and the
 * network are idle.
 */
export async function firstBytesOf(page: Page, url: string) {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url);
  await waitUntilIdle(page);
  // A prefetch that the server refuses may stay open without end.
  await page.waitForLoadState('networkidle', { timeout: IDLE_LIMIT_MS }).catch(() => undefined);
  const loaded = await Promise.all(
    finished.map(async (request) => {
      const sizes = await request.sizes().catch(() => ({ responseBodySize: 0, responseHeadersSize: 0 }));
      const bytes = sizes.responseBodySize + sizes.responseHeadersSize;
      return { name: request.url(), isImage: request.resourceType() === 'image', bytes };
    }),
  );
  const chatBytes = loaded.filter(({ name }) => isChat(name)).reduce((sum, { bytes }) => sum + bytes, 0);
  return { chatBytes, pictures: loaded.filter(({ name, isImage }) => isImage && !name.startsWith('data:')) };
}
