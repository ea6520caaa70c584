import { fileURLToPath } from 'node:url';
import { failedPage, waitingPage } from '../pages.ts';
import { html } from '../respond-html.ts';
import { buildReference } from './build-reference.ts';

const FOLDER = fileURLToPath(new URL('../../../.cache/reference', import.meta.url));
const DOCUMENTED_SERVER = 'http://localhost:4010';
// Time in which an existing page can be read; only a page that takes longer is announced by the waiting page.
const PATIENCE_MS = 400;
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

let making: Promise<string> | undefined;

/**
 * `/docs`: the API reference, with samples for this host. While it is built, a 202 with a page that reloads itself. A
 * 500 with the reason when the build fails; the next request tries again.
 */
export async function serveReference(origin: string, build = () => buildReference(FOLDER)): Promise<Response> {
  // A failed build is kept until it has been reported to a request.
  making ??= build();
  try {
    const page = await Promise.race([making, afterPatience()]);
    if (page === null) return html(waitingPage, { status: 202, headers: { refresh: '1' } });
    making = undefined;
    return html(page.replaceAll(DOCUMENTED_SERVER, origin), { headers: { 'content-security-policy': POLICY } });
  } catch (error) {
    making = undefined;
    return html(failedPage(error instanceof Error ? error.message : String(error)), { status: 500 });
  }
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
}
