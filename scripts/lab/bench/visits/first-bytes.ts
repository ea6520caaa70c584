import type { Page, Request } from '@playwright/test';
import { atRest } from './throttled-visit.ts';

/** The bytes that a page has loaded before any interaction. */
export type FirstBytes = {
  chatBytes: number;
  /** Every picture that was downloaded, the heaviest first. */
  pictures: { name: string; bytes: number }[];
  /** The picture that is the largest contentful paint, if it is a picture. */
  largest?: { name: string; bytes: number };
};

const isChat = (url: string) => /\/packs\/|chatwoot|\/widget/.test(url);

export async function firstBytesOf(page: Page, url: string): Promise<FirstBytes> {
  const done: Promise<{ request: Request; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    done.push(
      request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => ({ request, bytes: responseBodySize + responseHeadersSize }),
        () => ({ request, bytes: 0 }),
      ),
    );
  });
  await page.goto(url);
  await atRest(page);
  await page.waitForLoadState('networkidle');
  const painted = await page.evaluate(largestPicture);
  const loaded = await Promise.all(done);
  const pictures = loaded
    .filter(({ request }) => request.resourceType() === 'image' && !request.url().startsWith('data:'))
    .map(({ request, bytes }) => ({ name: pictureName(request.url()), bytes, url: request.url() }))
    .sort((a, b) => b.bytes - a.bytes);
  const largest = pictures.find((picture) => picture.url === painted);
  const chatBytes = loaded.filter(({ request }) => isChat(request.url())).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    chatBytes,
    pictures: pictures.map(({ name, bytes }) => ({ name, bytes })),
    ...(largest && { largest: { name: largest.name, bytes: largest.bytes } }),
  };
}

// Runs in the page.
function largestPicture(): Promise<string | undefined> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { url?: string }) | undefined;
      resolve(last?.url || undefined);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => resolve(undefined), 1000);
  });
}

/** Returns a short name: `…/_next/image?url=http://host/media/bali.jpg&w=640` is `bali.jpg 640`. */
export function pictureName(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const source = searchParams.get('url') ?? pathname;
  return [source.split('/').pop(), searchParams.get('w')].filter(Boolean).join(' ');
}
