import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { layOutWholePage } from '../../lib/lay-out-whole-page.ts';
import { demoMember, openAsMember, tokenOf } from '../../lib/member-session.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import { fileNameOf, type SitePage } from './site-pages.ts';

export type Screenshot = { name: string; sitePage: SitePage; language: 'id' | 'en'; width: number };

const SCROLL_STEP_PX = 600;
const CONTENT_TIMEOUT_MS = 20_000;

/** Returns a browser context of a visitor who is not signed in. */
export function visitorContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ reducedMotion: 'reduce', timezoneId: 'Asia/Jakarta', locale: 'id-ID' });
}

/** Returns a browser context with the demo member signed in. */
export async function memberContext(browser: Browser, serviceHost: string): Promise<BrowserContext> {
  const context = await visitorContext(browser);
  await openAsMember(context, await tokenOf(serviceHost, demoMember));
  return context;
}

/** Takes a screenshot of a whole page and returns the problems of the page. */
export async function takeScreenshot(
  context: BrowserContext,
  siteUrl: string,
  folder: string,
  { name, sitePage, language, width }: Screenshot,
): Promise<string[]> {
  const label = `${fileNameOf(name)}-${language}-${width}`;
  const problems: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const isExpected = sitePage.status === 404 && /status of 404/.test(message.text());
    if (message.type() === 'error' && !isExpected) problems.push(`console: ${message.text()}`);
  });
  try {
    await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
    const path = language === 'en' ? `/en${sitePage.path === '/' ? '' : sitePage.path}` : sitePage.path;
    const response = await page.goto(siteUrl + path, { waitUntil: 'load' });
    if (response?.status() !== (sitePage.status ?? 200)) problems.push(`answers ${response?.status()}`);
    await scrollThrough(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) problems.push(`${overflow} px too wide`);
    await layOutWholePage(page);
    await page.screenshot({ path: join(folder, `${label}.png`), fullPage: true });
  } catch (error) {
    problems.push(reasonOf(error));
  } finally {
    await page.close();
  }
  return problems.map((problem) => `${label}: ${problem}`);
}

/** Scrolls to the end of the page and back, which loads the content that is deferred until it is scrolled into view. */
export async function scrollThrough(page: Page): Promise<void> {
  await waitForContent(page);
  await page.evaluate(async (step) => {
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, SCROLL_STEP_PX);
  await waitForContent(page);
}

/** Waits until the visible content has loaded; rejects after 20 s. */
export async function waitForContent(page: Page): Promise<void> {
  // Network idle is not used, because prefetches may continue long after the content has loaded.
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
      !document.querySelector('main [aria-busy="true"]'),
    undefined,
    { timeout: CONTENT_TIMEOUT_MS },
  );
}
