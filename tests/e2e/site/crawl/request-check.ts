import type { Page } from '@playwright/test';
import * as operations from '../../../../sdk/src/generated/operations.ts';
import { site } from '../../support/test.ts';
import { serviceOrigin } from './site-crawl.ts';

// Paths of the host outside the API document: the images and the stand-in page of the chat.
const FILE_PATHS = /^\/(media\/|widget$)/;

const documentedCalls = Object.values(operations).map(({ method, path }) => ({
  method: method as string,
  path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * Watches the page from now on and returns a list of problems, which grows with each forbidden request: to another
 * origin, to an undocumented operation of the service, or with an error status.
 */
export function watchRequests(page: Page): string[] {
  const problems: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http') || url.origin === site) return;
    if (url.origin !== serviceOrigin) problems.push(`${page.url()} requests ${url.origin}`);
    else if (!FILE_PATHS.test(url.pathname) && !isDocumented(request.method(), url.pathname)) {
      problems.push(`${page.url()} calls ${request.method()} ${url.pathname}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      problems.push(`${page.url()}: ${response.url()} responds with ${response.status()}`);
    }
  });
  return problems;
}

function isDocumented(method: string, pathname: string): boolean {
  // The browser sends a preflight request before a call with a token.
  if (method === 'OPTIONS') return documentedCalls.some(({ path }) => path.test(pathname));
  return documentedCalls.some((call) => call.method === method && call.path.test(pathname));
}
