import { fileURLToPath } from 'node:url';
import { failedPage, waitingPage } from '../html-pages.ts';
import { htmlResponse } from '../html-response.ts';
import { buildReference } from './build-reference.ts';

const FOLDER = fileURLToPath(new URL('../../../.cache/reference', import.meta.url));
const DOCUMENTED_SERVER = 'http://localhost:4010';
// Time in which an existing page can be read; only a page that takes longer is announced by the waiting page.
const WAITING_PAGE_AFTER_MS = 400;
// Redoc is a single script with the document in it; requests to other hosts are blocked.
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  'worker-src blob:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

let pendingBuild: Promise<string> | undefined;

/**
 * `/docs`: the API reference, with samples for this host. While it is built, a 202 with a page that reloads itself. A
 * 500 with the reason when the build fails; the next request tries again.
 */
export async function serveReference(origin: string, build = () => buildReference(FOLDER)): Promise<Response> {
  // A failed build stays in `pendingBuild` until a request has reported it.
  pendingBuild ??= build();
  try {
    const page = await Promise.race([pendingBuild, timeout()]);
    if (page === null) return htmlResponse(waitingPage, { status: 202, headers: { refresh: '1' } });
    pendingBuild = undefined;
    return htmlResponse(page.replaceAll(DOCUMENTED_SERVER, origin), { headers: { 'content-security-policy': POLICY } });
  } catch (error) {
    pendingBuild = undefined;
    return htmlResponse(failedPage(error instanceof Error ? error.message : String(error)), { status: 500 });
  }
}

function timeout(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, WAITING_PAGE_AFTER_MS, null).unref());
}
