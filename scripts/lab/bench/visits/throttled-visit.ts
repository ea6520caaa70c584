import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../../../check/chromium.ts';
import { openAsMember } from '../../../lib/member-session.ts';
import { root } from '../../../lib/process-group.ts';
import { settled } from '../../shots/shoot.ts';

const SLOWER = 4;
const QUIET_MS = 500;

/** A visitor with an empty profile; the CPU is four times slower unless `isSlow` is false. */
export type Visit = { width: number; token?: string | undefined; isSlow?: boolean };

export function launchBrowser(executablePath: string | undefined): Promise<Browser> {
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
}

/** Opens a page with a new profile for `work` and closes it afterwards. */
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
  });
  try {
    if (token) await openAsMember(context, token);
    const page = await context.newPage();
    if (isSlow) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
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

/** Waits until the visible content has loaded and the CPU has been idle for half a second. */
export async function atRest(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        const since = performance.now();
        const wait = () =>
          requestIdleCallback((deadline) => {
            if (deadline.timeRemaining() > 5 && performance.now() - since > quietMs) resolve();
            else setTimeout(wait, 50);
          });
        wait();
      }),
    QUIET_MS,
  );
}
