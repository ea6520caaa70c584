import { test as base, expect } from '@playwright/test';

export { expect };

const SERVICE_PATH = /^\/(v\d|__mock|media\/uploads)(\/|$)/;

/**
 * The test function of the demo. A test also fails when a request leaves the site, or when a request to the service
 * reaches the network instead of the service worker.
 */
export const test = base.extend<{ noNetworkService: null; expectsErrors: boolean }>({
  /** Accepts errors of the page, for a test without the service worker. */
  expectsErrors: [false, { option: true }],
  noNetworkService: [
    async ({ context, baseURL, expectsErrors }, use) => {
      const origin = new URL(baseURL ?? '').origin;
      const forbiddenRequests: string[] = [];
      const problems: string[] = [];
      context.on('weberror', (error) => problems.push(error.error().message));
      context.on('request', (request) => {
        const url = new URL(request.url());
        const isOffSite = /^http/.test(url.protocol) && url.origin !== origin;
        // The requests that the worker itself sends reach the network.
        const isServiceRequest = request.serviceWorker() && SERVICE_PATH.test(url.pathname);
        if (isOffSite || isServiceRequest) forbiddenRequests.push(request.url());
      });
      context.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (SERVICE_PATH.test(pathname) && !response.fromServiceWorker()) {
          forbiddenRequests.push(`${response.url()} by the network`);
        }
      });
      await use(null);
      expect(forbiddenRequests).toEqual([]);
      if (!expectsErrors) expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
