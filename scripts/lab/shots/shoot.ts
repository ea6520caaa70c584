import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoMember, openAsMember, tokenOf } from '../../lib/member-session.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import { fileNameOf, type Place } from './places.ts';

export type Shot = { name: string; place: Place; language: 'id' | 'en'; width: number };

const STEP_PX = 600;
const SETTLED_MS = 20_000;

/** A browser profile of a visitor. */
export function visitorContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ reducedMotion: 'reduce', timezoneId: 'Asia/Jakarta', locale: 'id-ID' });
}

/** A browser profile with a member signed in. */
export async function memberContext(browser: Browser, serviceHost: string): Promise<BrowserContext> {
  const context = await visitorContext(browser);
  await openAsMember(context, await tokenOf(serviceHost, demoMember));
  return context;
}

/** Takes a screenshot of a whole page and returns the problems of the page. */
export async function shoot(context: BrowserContext, siteUrl: string, folder: string, shot: Shot): Promise<string[]> {
  const { name, place, language, width } = shot;
  const label = `${fileNameOf(name)}-${language}-${width}`;
  const problems: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const isExpected = place.status === 404 && /status of 404/.test(message.text());
    if (message.type() === 'error' && !isExpected) problems.push(`console: ${message.text()}`);
  });
  try {
    await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
    const path = language === 'en' ? `/en${place.path === '/' ? '' : place.path}` : place.path;
    const answer = await page.goto(siteUrl + path, { waitUntil: 'load' });
    if (answer?.status() !== (place.status ?? 200)) problems.push(`answers ${answer?.status()}`);
    await readThrough(page);
    const spare = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (spare > 0) problems.push(`${spare} px too wide`);
    await page.screenshot({ path: join(folder, `${label}.png`), fullPage: true });
  } catch (error) {
    problems.push(reasonOf(error));
  } finally {
    await page.close();
  }
  return problems.map((problem) => `${label}: ${problem}`);
}

/** Scrolls to the end and back, so that content that loads on scrolling is there. */
export async function readThrough(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(async (step) => {
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, STEP_PX);
  await settled(page);
}

/** Waits until the visible content has loaded. */
export async function settled(page: Page): Promise<void> {
  // Network idle is no condition, because prefetches may continue long after that.
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
      !document.querySelector('main [aria-busy="true"]'),
    undefined,
    { timeout: SETTLED_MS },
  );
}
