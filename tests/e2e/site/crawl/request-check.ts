import type { Page } from '@playwright/test';
import { operations } from '../../../../sdk/generated/operations.ts';
import { host, site } from './site-crawl.ts';

// Beside the calls of the document the host serves pictures, and the stand-in of the chat.
const FILES = /^\/(media\/|widget$)/;

const described = Object.values(operations).map(({ method, path }) => ({
  method: method as string,
  path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Notes from now on what the page asks for that it must not: other origins, calls that nobody described, failures. */
export function watchRequests(page: Page): string[] {
  const problems: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http') || url.origin === site) return;
    if (url.origin !== host) problems.push(`${page.url()} asks ${url.origin}`);
    else if (!FILES.test(url.pathname) && !isDescribed(request.method(), url.pathname)) {
      problems.push(`${page.url()} calls ${request.method()} ${url.pathname}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${page.url()}: ${response.url()} answers ${response.status()}`);
  });
  return problems;
}

function isDescribed(method: string, pathname: string): boolean {
  // The browser asks before a call with a token.
  if (method === 'OPTIONS') return described.some(({ path }) => path.test(pathname));
  return described.some((operation) => operation.method === method && operation.path.test(pathname));
}
