import type { Page, Request } from '@playwright/test';
import { waitUntilIdle } from './throttled-visit.ts';

/** The bytes that a page loads before any interaction. */
export type FirstBytes = {
  chatBytes: number;
  /** Every picture that was downloaded, the heaviest first. */
  pictures: { name: string; bytes: number }[];
  /** The picture of the largest contentful paint; left out when that is not a picture. */
  largest?: { name: string; bytes: number };
};

const isChat = (url: string) => /\/packs\/|chatwoot|\/widget/.test(url);

/** Opens the address and returns the bytes that were loaded when the page and the network are idle. */
export async function firstBytesOf(page: Page, url: string): Promise<FirstBytes> {
  const finished: Promise<{ request: Request; bytes: number }>[] = [];
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
  await page.waitForLoadState('networkidle');
  const largestUrl = await page.evaluate(largestPictureUrl);
  const loaded = await Promise.all(finished);
  const pictures = loaded
    .filter(({ request }) => request.resourceType() === 'image' && !request.url().startsWith('data:'))
    .map(({ request, bytes }) => ({ name: pictureName(request.url()), bytes, url: request.url() }))
    .sort((a, b) => b.bytes - a.bytes);
  const largest = pictures.find((picture) => picture.url === largestUrl);
  const chatBytes = loaded.filter(({ request }) => isChat(request.url())).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    chatBytes,
    pictures: pictures.map(({ name, bytes }) => ({ name, bytes })),
    ...(largest && { largest: { name: largest.name, bytes: largest.bytes } }),
  };
}

/** Runs in the page: returns the address of the largest contentful paint; undefined when that is not a picture. */
function largestPictureUrl(): Promise<string | undefined> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const latest = list.getEntries().at(-1) as (PerformanceEntry & { url?: string }) | undefined;
      resolve(latest?.url || undefined);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => resolve(undefined), 1000);
  });
}

/** Returns file and width: `bali.jpg 640` for `…/_next/image?url=http://host/media/bali.jpg&w=640`. */
export function pictureName(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const source = searchParams.get('url') ?? pathname;
  return [source.split('/').pop(), searchParams.get('w')].filter(Boolean).join(' ');
}
