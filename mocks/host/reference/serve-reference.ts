import { fileURLToPath } from 'node:url';
import { failedPage, waitingPage } from '../pages.ts';
import { html } from '../respond-html.ts';
import { buildReference } from './build-reference.ts';

const FOLDER = fileURLToPath(new URL('../../../.cache/reference', import.meta.url));
const DOCUMENTED_SERVER = 'http://localhost:4010';
// A page that is already there should not be announced by one that says to wait.
const PATIENCE_MS = 400;
// Redoc is one script that contains the document; the policy refuses every request to other hosts.
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
 * `/docs`: the reference of the API; while it is being made, 202 with a page that asks again by itself. Its samples name
 * this host. 500 with the reason when it cannot be made; the next request tries again.
 */
export async function serveReference(origin: string, build = () => buildReference(FOLDER)): Promise<Response> {
  // A failure of the early build is reported with the next request.
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
