import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../../check/chromium.ts';
import { openAsMember } from '../../lib/member-session.ts';

const CPU_SLOWDOWN = 4;

/** Starts the browser at this path, or Playwright's bundled browser without a path. */
export function launchBrowser(executablePath: string | undefined): Promise<Browser> {
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
}

/** A visit on a phone, signed in when it has a token. Its processor is four times slower when `isSlow` is set. */
type Visit = { token?: string | undefined; isSlow?: boolean; context?: BrowserContextOptions };

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  timezoneId: 'Asia/Jakarta',
  locale: 'id-ID',
};

/** Calls `work` with a page in a new browser context, and closes the context afterwards. */
export async function withVisit<Result>(
  browser: Browser,
  { token, isSlow, context: options = PHONE }: Visit,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    if (token) await openAsMember(context, token);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (isSlow) await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await work(page, session);
  } finally {
    await context.close();
  }
}
