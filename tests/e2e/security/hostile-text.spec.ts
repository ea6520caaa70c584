import { type Browser, expect, type Page, test } from '@playwright/test';
import { sanitizeContent } from '../../../src/api/sanitize-content.ts';
import { payloads } from '../../support/xss/payloads.ts';
import { signedIn } from '../support/member-session.ts';
import { isSample } from '../support/run-size.ts';
import { faultsOf, newMember } from '../support/service-host.ts';
import { site } from '../support/test.ts';

// Not with the watch of the other tests: what is shown here fills the console on purpose.
const texts = payloads.map(({ text }) => text);
const some = texts.filter((_, index) => index % 9 === 0);
const DONE_MS = 40;
// Faults of the service are for this browser only.
const userAgent = 'Hostile text';

test.use({ userAgent });

type Shown = { page: Page; runs: () => number; show: (html: string) => Promise<void> };

/** A page of the site's origin that shows what it is given, with the site's own policy or without any. */
async function pageOf(browser: Browser, hasPolicy: boolean): Promise<Shown> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const policy = (await page.request.get(site)).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self'");
  let [html, runs] = ['', 0];
  await context.exposeFunction('canary', () => {
    runs += 1;
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
  let count = 0;
  const show = async (shown: string) => {
    html = `<!doctype html><title>Hostile</title>${shown}`;
    count += 1;
    await page.goto(`${site}/hostile?${count}`);
    await touchAll(page);
  };
  return { page, runs: () => runs, show };
}

/** Points at everything, presses it and gives it the focus. */
async function touchAll(page: Page): Promise<void> {
  await page.evaluate(async (ms) => {
    const events = ['click', 'pointerenter', 'focus', 'error', 'load', 'toggle', 'begin', 'animationstart'];
    // A press that leads to another page would end the visit.
    document.addEventListener('click', (event) => event.preventDefault());
    for (const element of document.querySelectorAll('*')) {
      for (const name of events) element.dispatchEvent(new Event(name, { cancelable: true }));
    }
    await new Promise((resolve) => setTimeout(resolve, ms));
  }, DONE_MS);
}

test('what an editor may write runs nothing, also where no policy stands behind the cleaning', async ({ browser }) => {
  test.slow();
  const { page, runs, show } = await pageOf(browser, false);
  const ways = [
    (text: string) => text,
    (text: string) => `<p>Halo ${text}, selamat datang.</p>`,
    (text: string) => `<a href="/x" title="${text}">Halo</a>`,
    (text: string) => `<a href="${text.replaceAll('"', '&quot;')}">a</a>`,
  ];
  for (const way of ways) {
    await show(texts.map((text) => `<div>${sanitizeContent(way(text))}</div>`).join('\n'));
    expect(await page.locator('div').count()).toBe(texts.length);
    const schemes = await page.evaluate(() => [
      ...new Set([...document.links].map(({ protocol }) => protocol).filter((one) => !/^https?:$/.test(one))),
    ]);
    expect([runs(), schemes.filter((one) => !['mailto:', 'tel:', ':'].includes(one))]).toEqual([0, []]);
  }
  // Without the cleaning the same page is lost at once.
  await show(some.map((text) => `<div>${text}</div>`).join('\n'));
  expect(runs()).toBeGreaterThan(10);
  await page.context().close();
});

test('the policy alone stops what nobody has cleaned', async ({ browser }) => {
  test.setTimeout(180_000);
  const bare = await pageOf(browser, false);
  const guarded = await pageOf(browser, true);
  for (const text of some.filter((_, index) => !isSample || index % 4 === 0)) {
    await bare.show(text);
    await guarded.show(text);
  }
  expect(guarded.runs()).toBe(0);
  expect(bare.runs()).toBeGreaterThan(isSample ? 10 : 40);
  await bare.page.context().close();
  await guarded.page.context().close();
});

test('a sentence of the service is shown as it is written', async ({ page }) => {
  const faults = faultsOf(userAgent);
  let runs = 0;
  await page.exposeFunction('canary', () => {
    runs += 1;
  });
  await signedIn(page, await newMember('hostile'));
  const hostile = ['<img src=x onerror=canary()>', '</script><script>canary()</script>', '"><svg onload=canary()>'];
  for (const message of hostile) {
    await faults.add({ operationId: 'getMembership', status: 422, message });
    await page.goto('/account/membership');
    await expect(page.getByText(message)).toBeVisible();
    await faults.clear();
  }
  expect(runs).toBe(0);
});
