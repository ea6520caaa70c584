import { test as base, expect } from '@playwright/test';

export { expect };

const SERVICE = /^\/(v\d|__mock|media\/uploads)(\/|$)/;

/** Every test of the demo also fails when a request leaves the site or the network is asked for the service. */
export const test = base.extend<{ ownService: null; isBroken: boolean }>({
  /** For a test that takes the service away. */
  isBroken: [false, { option: true }],
  ownService: [
    async ({ context, baseURL, isBroken }, use) => {
      const origin = new URL(baseURL ?? '').origin;
      const astray: string[] = [];
      const problems: string[] = [];
      context.on('weberror', (error) => problems.push(error.error().message));
      context.on('request', (request) => {
        const url = new URL(request.url());
        const isOutside = /^http/.test(url.protocol) && url.origin !== origin;
        // Requests of the worker itself reach the network.
        if (isOutside || (request.serviceWorker() && SERVICE.test(url.pathname))) astray.push(request.url());
      });
      context.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (SERVICE.test(pathname) && !response.fromServiceWorker()) astray.push(`${response.url()} by the network`);
      });
      await use(null);
      expect(astray).toEqual([]);
      if (!isBroken) expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
