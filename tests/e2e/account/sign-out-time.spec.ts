import type { Page } from '@playwright/test';
import { signedIn } from '../support/member-session.ts';
import { newMember } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';

const NAME = 'Dewi Purnamasandi';
const GONE_MS = 500;
type Gone = Window & { goneAt?: Promise<number> };

/** Notes when neither the page nor the storage of a tab tells of the member any more. */
const watch = (page: Page) =>
  page.evaluate((name) => {
    const isGone = () => !document.body.textContent?.includes(name) && localStorage.getItem('kelana.token') === null;
    (window as Gone).goneAt = new Promise((resolve) => {
      const timer = setInterval(() => {
        if (!isGone()) return;
        clearInterval(timer);
        resolve(Date.now());
      }, 10);
    });
  }, NAME);

test('a session that ends in one tab is gone from every other within half a second', async ({ page, context }) => {
  await signedIn(page, await newMember('gone'));
  await page.goto('/account');
  await expect(page.getByText(NAME).first()).toBeAttached();
  const paths = ['/account', '/account/booking', '/account/edit-profile', '/account/membership'];
  const others = await Promise.all(paths.map(() => context.newPage()));
  for (const [index, tab] of others.entries()) {
    await tab.setViewportSize({ width: 1280, height: 800 });
    await tab.goto(paths[index] as string);
    await expect(tab.getByText(NAME).first()).toBeAttached();
    await watch(tab);
  }
  const ended = await page.evaluate(() => {
    localStorage.removeItem('kelana.token');
    return Date.now();
  });
  const times = await Promise.all(others.map((tab) => tab.evaluate(() => (window as Gone).goneAt)));
  expect(Math.max(...times.map((at) => (at as number) - ended))).toBeLessThanOrEqual(GONE_MS);
  for (const tab of others) expect(await tab.content()).not.toContain(NAME);
});
