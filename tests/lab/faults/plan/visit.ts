import type { Page, Request } from '@playwright/test';
import { rawWords } from './answer.ts';
import { type OperationId, operationOf } from './operation-of.ts';

export type Look = { lang: string; headings: string[]; words: string };

/** Records the requests of a tab to the service, and its errors. */
export function watch(page: Page) {
  const asked: OperationId[] = [];
  const problems: string[] = [];
  const open = new Set<Request>();
  let changedAt = Date.now();
  const done = (request: Request) => {
    if (open.delete(request)) changedAt = Date.now();
  };
  page.on('request', (request) => {
    const operationId = operationOf(request.method(), request.url());
    if (!operationId) return;
    asked.push(operationId);
    open.add(request);
    changedAt = Date.now();
  });
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const isOfNetwork = /Failed to load resource|net::ERR_/.test(message.text());
    if (message.type() === 'error' && !isOfNetwork) problems.push(`console: ${message.text().slice(0, 200)}`);
  });
  return {
    asked,
    problems,
    /**
     * Waits until there has been no request or answer for a while; with `isHanging` it does not wait for open calls.
     */
    async quiet(forMs: number, isHanging = false) {
      const until = Date.now() + 20_000;
      while (Date.now() < until && ((open.size > 0 && !isHanging) || Date.now() - changedAt < forMs)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    /** Forgets the requests so far. */
    startAnew() {
      asked.length = 0;
      changedAt = Date.now();
    },
  };
}

/** Returns the visible content of a page. */
export async function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')];
    // Headings inside lists depend on the answer.
    const seen = all.filter((one) => one.checkVisibility() && !one.closest('article, li'));
    return {
      lang: document.documentElement.lang,
      headings: seen.map((one) => one.innerText.trim()),
      words: document.body.innerText,
    };
  });
}

/** Returns the problems of the visible content, given the headings that must be there. */
export function faultsOfLook(look: Look, language: string, headings: readonly string[]): string[] {
  const missing = headings.filter((heading) => !look.headings.includes(heading));
  return [
    ...(look.lang === language ? [] : [`is in the language ${look.lang}`]),
    ...(look.headings.length > 0 ? [] : ['is blank']),
    ...(missing.length > 0 ? [`has lost "${missing.join('", "')}" and shows "${look.headings.join('", "')}"`] : []),
    ...rawWords(look.words),
  ];
}
