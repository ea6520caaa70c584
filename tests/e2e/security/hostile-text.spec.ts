import { type Browser, expect, type Page, test } from '@playwright/test';
import { sanitizeContent } from '../../../src/data/server/sanitize-content.ts';
import { payloads } from '../../support/xss/payloads.ts';
import { startMemberSession } from '../support/actions.ts';
import { isSample } from '../support/run-size.ts';
import { enterWorld, faultsOfWorld as faults, newMember } from '../support/service-host.ts';
import { site } from '../support/test.ts';

// Uses Playwright's `test`, because the `test` of support/test.ts fails on console errors, which these tests cause on
// purpose.
const sampleTexts = payloads.filter((_, index) => index % 9 === 0);
// How long a page waits until the handlers of the dispatched events have run.
const HANDLERS_MS = 40;
// The faults are those of a world, which the browser names in its User-Agent.
const WORLD = 'hostile-text';
test.use({ userAgent: `Hostile text MockWorld/${WORLD}` });
test.beforeEach(() => enterWorld(WORLD));
test.afterEach(() => enterWorld(undefined));

type TestPage = { page: Page; countRuns: () => number; show: (html: string) => Promise<void> };

/**
 * Opens a page of the site's origin, with the content security policy of the site or with none. `show` shows HTML in it
 * and triggers events, and `countRuns` returns how often a payload has run.
 */
async function openTestPage(browser: Browser, hasPolicy: boolean): Promise<TestPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const policy = (await page.request.get(site)).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self'");
  let [html, runCount] = ['', 0];
  await context.exposeFunction('canary', () => {
    runCount += 1;
  });
  page.on('dialog', (dialog) => dialog.dismiss());
  await context.route('**/*', (route) =>
    route.request().url().startsWith(`${site}/hostile`)
      ? route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: html,
          headers: hasPolicy ? { 'content-security-policy': policy as string } : {},
        })
      : route.fulfill({ status: 404, body: '' }),
  );
  let pageNumber = 0;
  const show = async (content: string) => {
    html = `<!doctype html><title>Hostile</title>${content}`;
    pageNumber += 1;
    await page.goto(`${site}/hostile?${pageNumber}`);
    await triggerEvents(page);
  };
  return { page, countRuns: () => runCount, show };
}

/** Dispatches all events that a payload may handle to every element. */
async function triggerEvents(page: Page): Promise<void> {
  await page.evaluate(async (ms) => {
    const events = ['click', 'pointerenter', 'focus', 'error', 'load', 'toggle', 'begin', 'animationstart'];
    // A click on a link would open another page.
    document.addEventListener('click', (event) => event.preventDefault());
    for (const element of document.querySelectorAll('*')) {
      for (const name of events) element.dispatchEvent(new Event(name, { cancelable: true }));
    }
    await new Promise((resolve) => setTimeout(resolve, ms));
  }, HANDLERS_MS);
}

test('sanitized content runs no script, even without a content security policy', async ({ browser }) => {
  test.slow();
  const { page, countRuns, show } = await openTestPage(browser, false);
  const templates = [
    (text: string) => text,
    (text: string) => `<p>Halo ${text}, selamat datang.</p>`,
    (text: string) => `<a href="/x" title="${text}">Halo</a>`,
    (text: string) => `<a href="${text.replaceAll('"', '&quot;')}">a</a>`,
  ];
  for (const template of templates) {
    await show(payloads.map((text) => `<div>${sanitizeContent(template(text))}</div>`).join('\n'));
    expect(await page.locator('div').count()).toBe(payloads.length);
    const schemes = await page.evaluate(() => [
      ...new Set([...document.links].map(({ protocol }) => protocol).filter((scheme) => !/^https?:$/.test(scheme))),
    ]);
    const forbiddenSchemes = schemes.filter((scheme) => !['mailto:', 'tel:', ':'].includes(scheme));
    expect([countRuns(), forbiddenSchemes]).toEqual([0, []]);
  }
  // Without the sanitizer the payloads run in the same page.
  await show(sampleTexts.map((text) => `<div>${text}</div>`).join('\n'));
  expect(countRuns()).toBeGreaterThan(10);
  await page.context().close();
});

test('the content security policy alone stops scripts in unsanitized content', async ({ browser }) => {
  const withoutPolicy = await openTestPage(browser, false);
  const withPolicy = await openTestPage(browser, true);
  for (const text of sampleTexts.filter((_, index) => !isSample || index % 4 === 0)) {
    await Promise.all([withoutPolicy.show(text), withPolicy.show(text)]);
  }
  expect(withPolicy.countRuns()).toBe(0);
  expect(withoutPolicy.countRuns()).toBeGreaterThan(isSample ? 10 : 40);
  await withoutPolicy.page.context().close();
  await withPolicy.page.context().close();
});

test('a message of the service is shown as plain text', async ({ page }) => {
  let runCount = 0;
  await page.exposeFunction('canary', () => {
    runCount += 1;
  });
  await startMemberSession(page, await newMember('hostile'));
  const hostileMessages = [
    '<img src=x onerror=canary()>',
    '</script><script>canary()</script>',
    '"><svg onload=canary()>',
  ];
  for (const message of hostileMessages) {
    await faults.add({ operationId: 'getMembership', status: 422, message });
    await page.goto('/account/membership');
    await expect(page.getByText(message)).toBeVisible();
    await faults.clear();
  }
  expect(runCount).toBe(0);
});
