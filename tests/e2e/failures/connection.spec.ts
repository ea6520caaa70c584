import type { Page, Request } from '@playwright/test';
import { stopClock } from '../support/actions.ts';
import { waitForDeferredParts } from '../support/loaded-page.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { type Faults, host } from '../support/service-host.ts';
import { expect, inLanguage, type Language, test } from '../support/test.ts';

test.use({ expectsFailures: true });

/** Makes a list fail. Returns the times of its requests in milliseconds since the epoch. */
async function openFailingList(page: Page, faults: Faults, language: Language) {
  await page.goto(inLanguage(language, '/group-tour?search=Turki'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await waitForDeferredParts(page);
  const requestTimes: number[] = [];
  page.on('request', (request: Request) => {
    if (request.url().startsWith(host) && request.url().includes('Vietnam')) requestTimes.push(Date.now());
  });
  await faults.add({ network: true });
  await page.getByRole('main').getByRole('searchbox').first().fill('Vietnam');
  await page.keyboard.press('Enter');
  await expect(page.getByText(messages[language]('common:errors.title'))).toBeVisible();
  return requestTimes;
}

const gapsOf = (times: number[]) => times.slice(1).map((time, index) => time - (times[index] as number));

for (const language of languagesOfRun('id')) {
  test(`${language}: offline a link keeps the page, and works after reconnecting`, async ({ page, context }) => {
    await page.clock.install();
    await page.goto(inLanguage(language, '/contact'));
    const name = page.getByRole('main').locator('form').getByRole('textbox').first();
    await name.fill('Ratna');
    await waitForDeferredParts(page);
    await context.setOffline(true);
    const link = page.getByRole('contentinfo').locator('a[href$="/mice"]');
    await link.click();
    const toasts = page.getByRole('region', { name: messages[language].toasts });
    await expect(toasts.getByText(messages[language]('common:network.staysHere'))).toBeVisible();
    // The progress bar would appear after 200 ms of work.
    await page.clock.runFor(500);
    await expect(page.locator('[data-phase]')).toHaveCount(0);
    await expect(name).toHaveValue('Ratna');
    await expect(page).toHaveURL(/\/contact$/);
    await context.setOffline(false);
    await link.click();
    await expect(page).toHaveURL(/\/mice$/);
  });

  test(`${language}: a failed list is requested again only on reconnecting`, async ({ page, context, faults }) => {
    await page.clock.install();
    const requestTimes = await openFailingList(page, faults, language);
    await context.setOffline(true);
    await expect(page.getByRole('status').getByText(messages[language].offline)).toBeVisible();
    await faults.clear();
    const before = requestTimes.length;
    await stopClock(page);
    expect(requestTimes).toHaveLength(before);
    await context.setOffline(false);
    await page.clock.runFor(1000);
    await expect.poll(() => requestTimes.length).toBeGreaterThan(before);
    await page.clock.resume();
    await expect(page.getByRole('article')).toHaveCount(2);
  });
}

test('while the service fails, a list asks at most once a second, then recovers', async ({ page, faults }) => {
  const requestTimes = await openFailingList(page, faults, 'id');
  const flickers = await page.evaluateHandle(() => {
    const count = { flickers: 0 };
    const alert = document.querySelector('main [role=alert]');
    new MutationObserver(() => {
      if (!alert?.isConnected) count.flickers += 1;
    }).observe(document.body, { childList: true, subtree: true });
    return count;
  });
  await expect.poll(() => requestTimes.length).toBeGreaterThanOrEqual(3);
  expect(Math.min(...gapsOf(requestTimes))).toBeGreaterThanOrEqual(1000);
  expect(await flickers.jsonValue()).toEqual({ flickers: 0 });
  await faults.clear();
  await expect(page.getByRole('article')).toHaveCount(2, { timeout: 90_000 });
});
