import type { Page, Request } from '@playwright/test';
import type { OperationId } from '@sdk';
import { findRoute } from '../../../../mocks/engine/routes.ts';
import { layOutWholePage } from '../../../../scripts/lib/settled-page.ts';
import { host } from '../../../e2e/support/service-host.ts';
import { findDeveloperText } from './pages.ts';

/** Longer than the Retry-After of a busy service. */
export const QUIET_BUSY_MS = 1400;
/** Longer than every timeout of a page. */
export const AFTER_ALL_TIMEOUTS_MS = 121_000;

const origin = new URL(host).origin;

/** Returns the operation that a request calls; null for a request to another host or an unknown path. */
function operationOf(method: string, address: string): OperationId | null {
  const url = new URL(address);
  return url.origin === origin ? (findRoute(method, url.pathname)?.operationId ?? null) : null;
}

/** The language, the visible headings and the visible text of a page. */
export type PageContent = { lang: string; headings: string[]; text: string };

/** Records the operations of the service that a tab calls, and the errors of its pages. */
export function watchRequests(page: Page) {
  const operations: OperationId[] = [];
  const errors: string[] = [];
  const pending = new Set<Request>();
  let changedAt = Date.now();
  const finish = (request: Request) => {
    if (pending.delete(request)) changedAt = Date.now();
  };
  page.on('request', (request) => {
    const operationId = operationOf(request.method(), request.url());
    if (!operationId) return;
    operations.push(operationId);
    pending.add(request);
    changedAt = Date.now();
  });
  page.on('requestfinished', finish);
  page.on('requestfailed', finish);
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const isNetworkError = /Failed to load resource|net::ERR_/.test(message.text());
    if (message.type() === 'error' && !isNetworkError) errors.push(`console: ${message.text().slice(0, 200)}`);
  });
  return {
    operations,
    errors,
    /**
     * Waits until no request has started or ended for `quietMs`, at most 20 seconds. It also waits for pending
     * requests, unless `isHanging` is true.
     */
    async waitUntilQuiet(quietMs: number, isHanging = false) {
      const until = Date.now() + 20_000;
      while (Date.now() < until && ((pending.size > 0 && !isHanging) || Date.now() - changedAt < quietMs)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    /** Clears the recorded operations. */
    clear() {
      operations.length = 0;
      changedAt = Date.now();
    },
  };
}

/** Returns the visible content of a page. */
export async function readContent(page: Page): Promise<PageContent> {
  await layOutWholePage(page);
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')];
    // Headings inside lists depend on the response of the service.
    const stableHeadings = headings.filter((heading) => heading.checkVisibility() && !heading.closest('article, li'));
    return {
      lang: document.documentElement.lang,
      headings: stableHeadings.map((heading) => heading.innerText.trim()),
      text: document.body.innerText,
    };
  });
}

/** Returns the findings about the visible content of a page that must have the given language and headings. */
export function checkContent(content: PageContent, language: string, headings: readonly string[]): string[] {
  const missing = headings.filter((heading) => !content.headings.includes(heading));
  return [
    ...(content.lang === language ? [] : [`is in the language ${content.lang}`]),
    ...(content.headings.length > 0 ? [] : ['is blank']),
    ...(missing.length > 0 ? [`has lost "${missing.join('", "')}" and shows "${content.headings.join('", "')}"`] : []),
    ...findDeveloperText(content.text),
  ];
}
