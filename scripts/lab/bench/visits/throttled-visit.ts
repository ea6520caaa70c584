import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../../../check/chromium.ts';
import { openAsMember } from '../../../lib/member-session.ts';
import { root } from '../../../lib/process-group.ts';
import { waitForContent } from '../../shots/screenshot.ts';

const CPU_SLOWDOWN = 4;
const QUIET_MS = 500;

/**
 * A visit with a viewport of this width in px, signed in when it has a token. The CPU is four times slower unless
 * `isSlow` is false.
 */
export type Visit = { width: number; token?: string | undefined; isSlow?: boolean };

/** Starts the browser at this path, or Playwright's bundled browser without a path. */
export function launchBrowser(executablePath: string | undefined): Promise<Browser> {
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
}

/** Calls `work` with a page in a new browser context, and closes the context afterwards. */
export async function withVisit<Result>(
  browser: Browser,
  { width, token, isSlow = true }: Visit,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const isPhone = width < 768;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 740 : 900 },
    deviceScaleFactor: isPhone ? 2 : 1,
    timezoneId: 'Asia/Jakarta',
    locale: 'id-ID',
    // A copy of a site over HTTP/2 has a certificate of its own.
    ignoreHTTPSErrors: true,
  });
  try {
    if (token) await openAsMember(context, token);
    const page = await context.newPage();
    if (isSlow) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    }
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Returns the source of Google's web-vitals script, which measures like field data. */
export function webVitalsScript(): string {
  const script = readFileSync(join(root, 'node_modules/web-vitals/dist/web-vitals.attribution.iife.js'), 'utf8');
  // Playwright runs the script inside a function, so its variable is made global.
  return `${script};window.webVitals = webVitals;`;
}

/** Waits until the visible content has loaded, for half a second more, and until the browser is idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await waitForContent(page);
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        const startedAt = performance.now();
        const wait = () =>
          requestIdleCallback((deadline) => {
            if (deadline.timeRemaining() > 5 && performance.now() - startedAt > quietMs) resolve();
            else setTimeout(wait, 50);
          });
        wait();
      }),
    QUIET_MS,
  );
}
