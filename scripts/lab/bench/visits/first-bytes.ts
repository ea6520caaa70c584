import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { waitUntilIdle } from './throttled-visit.ts';

/** The bytes that a page loads before any interaction. */
export type FirstBytes = {
  chatBytes: number;
  /** Every picture that was downloaded, the heaviest first. */
  pictures: { name: string; bytes: number }[];
  /** The picture of the largest contentful paint; left out when that is not a picture. */
  largest?: { name: string; bytes: number };
  /** The bytes of each kind of file, with the styles in the HTML counted as style sheets. */
  kinds: Record<'html' | 'css' | 'js' | 'pictures', number>;
};

type Loaded = { request: Request; bytes: number };

const IDLE_LIMIT_MS = 10_000;
const STYLES = /<style\b[^>]*>.*?<\/style>/gs;

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
  const html = (await (await page.goto(url))?.text()) ?? '';
  await waitUntilIdle(page);
  // A prefetch that the server refuses may stay open without end.
  await page.waitForLoadState('networkidle', { timeout: IDLE_LIMIT_MS }).catch(() => undefined);
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
    kinds: kindsOf(
      loaded.map(({ request, bytes }) => ({ type: request.resourceType(), bytes })),
      html,
    ),
    ...(largest && { largest: { name: largest.name, bytes: largest.bytes } }),
  };
}

/** Returns the bytes of each kind of file; those of the HTML are divided into its styles and the rest. */
export function kindsOf(files: readonly { type: string; bytes: number }[], html: string): FirstBytes['kinds'] {
  const bytesOf = (kind: string) =>
    files.filter(({ type }) => type === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  const styles = gzipSync((html.match(STYLES) ?? []).join('')).length;
  const rest = gzipSync(html.replace(STYLES, '')).length;
  return { html: rest, css: styles + bytesOf('stylesheet'), js: bytesOf('script'), pictures: bytesOf('image') };
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
